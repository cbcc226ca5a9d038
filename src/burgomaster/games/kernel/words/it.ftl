# Che cosa si dice in ogni gioco, in italiano.

## Parole che non dicono niente, separate da virgole

fillers = il, lo, la, l, i, gli, le, un, uno, una, per favore, per piacere, grazie, ok, va bene, allora, adesso, ora, dunque, io, mi, vorrei, voglio, io vorrei, io voglio, vogliamo, fammi, mio, mia, miei, mie, il mio, la mia, tuo, tua, suo, sua, suoi, sue, proprio, qui, ciao, dai, questo, questa, questi, queste, quello, quella, sì, dammi, posso, facciamo, mandiamo, andiamo, nuovo, nuova, decido di, scelgo di, ho deciso di, prendiamo, vado a, subito, anche, bene, mi piacerebbe, desidero, in questo turno, questa volta, soltanto, nella mia citta, alla mia citta, per me, ne, provo a, prova a, finalmente, oggi, magari, pure, ecco, un altro, un altra, altro, altra, lui, lei, loro, se possibile, tocca a me, e il mio turno, il mio turno, penso di, penso che, credo di, direi, direi di, direi che, amici, ragazzi, prego, per cortesia, gentilmente, volentieri, voi, tu, potrei, posso avere, avere, in citta, nella citta, per la mia citta, adesso io, a me, mi serve, mi servono, ci, si, e poi, vediamo, ho intenzione di, preferisco, preferirei, desidererei, gradirei, mi prendo, mi compro, me, te, cosi, la mia scelta e, la scelta, scelta, faccio, per questo turno, mi dispiace, scusa, scusate, purtroppo, stavolta, da parte mia, e basta, quei, quegli, quelle, quelli, questo turno
negations = non, mai, ne, senza, se, no, nessuno, nessuna, o, oppure, ma, tranne, eccetto, forse, finche, quando, altrimenti, invece, nemmeno, neanche, niente, nulla, quasi, smetti, evita, dopo, nessun
yes = sì, si grazie, certo, certamente, ok, va bene, d accordo, volentieri
no = no, no grazie, meglio di no
not = non, non voglio, non vorrei, non intendo, preferisco non, meglio non, non lo, non la, non li, non le, non ne, non ho voglia di, non mi va di, non ho intenzione di, non voglio fare, non faccio, non vogliamo, non penso di, non ho bisogno di, non desidero
any = piu, alcun, alcuna, adesso, ora, grazie, per favore, questo, questa, in questo turno, questa volta, oggi
weak = sono, sia, essere, sara, siamo, ho, ha, hai, abbiamo, avere, tempo di, tempo, e ora di, e ora della, e ora del, e ora, ora di, ora della, ora del, e il momento di, e il momento della, e il momento del, momento, della, dello, del, di, da, a, per, su, con, in, al, alla, allo, dalla, dal, sul, sulla, dei, degli, delle, davvero, veramente, sicuramente, certamente, certo, assolutamente, ovviamente, naturalmente, proprio, abbastanza, molto, tanto, piuttosto, preferisco, preferibilmente, semplicemente, innanzitutto, prima, intanto, per ora, per adesso, per il momento, per questo turno, ormai, gia, penso, credo, trovo, bello, bella, bel, buono, buona, ottimo, ottima, perfetto, carino, decisione, mossa, turno, gioco, giocatore, quindi, perche, poiche, che, chi, quale, come, dove, forza, oh, beh, eh, subito, velocemente, insieme, quello che, cio che, facile, semplice, piccolo, piccola, grande, solo, solamente, soltanto, ancora, sarebbe, mi piace, mi va, mi andrebbe, ho voglia di, voglia di, intendo, intenzione, pensavo, pensavo di, pensavo a, deciso, ho deciso, ho deciso per, decido, decido per, opto per, punto su, opterei per, tocca, avanti, fuori, sopra, sotto, dentro, fino a, verso, tramite, cosi, proviamo, provo, tentiamo, quel, quell, questa qui, questo qui, li, la, qualcosa, comincio, comincio con, inizio, inizio con, da me, per me, dici di, che ne dici di, dici, mio, mia, sto, stai, stiamo, insieme al, insieme alla, buon, ottimo tiro, bel tiro, bel lancio, vado per, risultato, esito, dal mercato, dalla fila, dal tavolo, dalle carte scoperte, il mio turno

## Numeri, e le parole per e

numbers = 0 zero, 1 un, 1 uno, 1 una, 1 singolo, 1 solo, 1 un solo, 2 due, 3 tre, 4 quattro, 5 cinque, 6 sei, 7 sette, 8 otto, 9 nove, 10 dieci, 11 undici, 12 dodici, 13 tredici, 14 quattordici, 15 quindici, 20 venti, 25 venticinque, 30 trenta, 40 quaranta, 50 cinquanta, 60 sessanta, 70 settanta, 80 ottanta, 90 novanta, 100 cento, 200 duecento, 300 trecento, 1 una delle, 1 uno dei, 1 una di, 1 uno degli, 2 due delle, 2 due dei, 35 trentacinque, 45 quarantacinque, 55 cinquantacinque, 65 sessantacinque, 75 settantacinque, 85 ottantacinque, 95 novantacinque, 110 centodieci, 120 centoventi, 150 centocinquanta, 250 duecentocinquanta, 400 quattrocento, 500 cinquecento, 16 sedici, 17 diciassette, 18 diciotto, 22 ventidue, 2 un paio di, 2 una coppia di
both = entrambi, entrambi i, entrambe, tutti e due i, tutti e due, tutte e due, entrambe le, tutte e due le, ambedue, ambedue i, entrambi gli, tutti e due gli, tutti e due questi
and = e, ed, più, e anche

## Che cosa non si è capito

unknown-action = «{ $said }» non è un'azione di questo gioco
did-you-mean = { $problem }; intendevi { $actions }?
can-mean = «{ $said }» può voler dire: { $actions }
or = { $first } o { $last }

## Per parlare di persone e cose

you = tu
listed = { $first } e { $last }
number = { $n ->
    [1] un
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $n }
}
euphony = a ad, e ed

## Edizioni: come si chiamano le loro parti

figure-title = Titolo
figure-sources = Da dove vengono i numeri
figure-table = Il tavolo
figure-options = Opzioni all'inizio
figure-name = Nome
figure-cost = Costo
figure-copies = Copie
figure-text = Testo
figure-yes = sì
figure-no = no
figure-chance = il caso
figure-en = inglese
figure-nl = olandese
figure-it = italiano
figure-with-players = Con { $players } giocatori: { $problem }
source-rulebook = il regolamento
source-card = le carte stampate
source-public = pagine pubblicate
source-house = nostro

## Che cosa non va in un'edizione

bad-table = dev'essere una tabella
bad-unknown = sconosciuto; ci sono { $known }
bad-whole = dev'essere un numero intero, non { $found }
bad-bounds = dev'essere da { $low } a { $high }, non { $found }
bad-choice = dev'essere uno tra { $among }, non { $found }
bad-text = dev'essere un testo
bad-missing = manca
bad-toml = non è TOML: { $problem }
bad-long = troppo lungo: { $count } caratteri, e { $most } bastano
bad-ending = un testo che non finisce, o un carattere che qui non può stare
bad-lines = più di { $most } righe
bad-word = una chiave o un numero di più di { $most } caratteri
bad-parts = una chiave di più di { $most } parti
bad-brackets = più di { $most } parentesi una dentro l'altra
bad-values = più di { $most } valori
bad-seat = con { $players } giocatori non c'è il posto { $seat }
bad-characters = può avere al massimo { $most } caratteri, non { $count }
bad-list = dev'essere un elenco di { $length } numeri interi, ognuno da { $low } a { $high }
