// What is wrong with the table as it is shown now, and where its parts lie. See showing.py.
({ legal, seat }) => {
  const faults = [];
  const wide = innerWidth;
  const high = innerHeight;
  const touch = wide <= 860;
  const low = touch && high <= 500;
  const stage = document.querySelector(".stage");
  const round = (box) => [box.left, box.top, box.width, box.height].map((n) => Math.round(n * 10) / 10);
  const name = (one) => {
    const said = (one.dataset?.action ?? one.dataset?.move ?? one.getAttribute?.("aria-label") ?? one.textContent ?? "").trim();
    return `<${one.tagName.toLowerCase()} ${[...(one.classList ?? [])].filter((c) => !c.startsWith("svelte-")).join(".")}> ${said.slice(0, 40)}`;
  };
  if (document.documentElement.scrollHeight > high) faults.push(`the page scrolls: ${document.documentElement.scrollHeight} > ${high}`);
  if (document.documentElement.scrollWidth > wide) faults.push(`the page is too wide: ${document.documentElement.scrollWidth} > ${wide}`);
  if (!low && stage.scrollHeight > stage.clientHeight + 1) faults.push(`the stage scrolls: ${stage.scrollHeight} > ${stage.clientHeight}`);

  // ---- Choices ----
  // Whatever is legal: where it can be chosen, on the board or in the bar; and whatever else glows. (In the middle of putting
  // something together that may lie under it: then nothing is said of what is legal.)
  const reached = (one) => {
    const box = one.getBoundingClientRect();
    const seen =
      Math.max(0, Math.min(box.right, wide) - Math.max(box.left, 0)) * Math.max(0, Math.min(box.bottom, high) - Math.max(box.top, 0));
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const least = touch ? 44 : 24;
    return {
      one,
      box,
      whole: seen / (box.width * box.height || 1) >= 0.95,
      hit: at !== null && one.contains(at),
      large: box.width >= least - 0.5 && box.height >= least - 0.5,
      inBar: one.closest(".bar") !== null,
    };
  };
  // Something on the board may begin several choices: it says which (`data-covers`), or its action is how they begin.
  const places = new Map(legal?.map((text) => [text, []]));
  const offered = !legal ? [] : document.querySelectorAll(".legal[data-action], button[data-action]:not(.choice, :disabled), .bar [data-move]:not(:disabled), [data-covers]:not(:disabled)");
  for (const one of offered) {
    if (one.closest("[inert]")) continue;
    const text = one.dataset.action ?? one.dataset.move;
    const begun = legal.filter(
      (whole) => whole === text || whole.startsWith(`${text} `) || `${whole},` === text || one.dataset.covers?.split("|").includes(whole),
    );
    if (!begun.length && text !== undefined) places.set(text, places.get(text) ?? []);
    for (const whole of begun.length ? begun : text !== undefined ? [text] : []) places.get(whole).push(reached(one));
  }
  let inView = 0;
  for (const [text, found] of places) {
    const seen = found.filter(({ whole, hit }) => whole && hit);
    if (seen.length) inView += 1;
    else if (!low) faults.push(`${found.some(({ whole }) => whole) ? "covered" : "not in view"}: ${text} ${found.map(({ one, box }) => `${name(one)} ${round(box)}`)}`);
    if (!found.some(({ large, inBar, whole, hit }) => large && (inBar || (whole && hit) || low)))
      faults.push(`too small: ${text} ${found.map(({ box }) => round(box))}`);
    // What glows on the board is in view there, not only in the bar.
    for (const { one, box, whole, hit, inBar } of found)
      if (!low && !inBar && !(whole && hit)) faults.push(`${whole ? "covered" : "not in view"}: ${name(one)} ${round(box)}`);
  }
  if (low && inView * 2 < places.size) faults.push(`only ${inView} of ${places.size} choices in view: ${[...places.keys()].slice(0, 12)}`);
  // The rest is counted, and one tap away.
  const counted = [...document.querySelectorAll("button.hidden, button.further")].filter((one) => {
    const { whole, hit, large } = reached(one);
    return whole && hit && large && /\d/.test(one.textContent);
  });
  if (low && inView < places.size && !counted.length) faults.push(`${places.size - inView} of ${places.size} choices are out of view and not counted`);
  if (low)
    for (const part of [".status", ".bar"]) {
      const box = document.querySelector(part)?.getBoundingClientRect();
      if (!box || box.top < -0.5 || box.bottom > high + 0.5 || !box.height) faults.push(`${part} is not in view`);
    }

  // What is put together before it is a whole move (a payment, a deal, a bid): every button of it can be reached.
  for (const one of document.querySelectorAll(":is(.till, .deal.sheet, .auction) button:not(:disabled, [aria-disabled=true])")) {
    const { box, whole, hit, large } = reached(one);
    if (!whole || !hit) faults.push(`${whole ? "covered" : "not in view"}: ${name(one)} ${round(box)}`);
    else if (!large) faults.push(`too small: ${name(one)} ${round(box)}`);
  }
  // Whoever wants to know more about a rival can hit them.
  for (const one of document.querySelectorAll(".player .who")) {
    const box = one.getBoundingClientRect();
    const own = Number(one.closest(".player").dataset.seat) === seat;
    const least = touch && !own ? 44 : 24;
    if (box.height < least - 0.5 || box.width < least - 0.5) faults.push(`too small: ${name(one)} ${round(box)}`);
  }

  // ---- What decides the game, and what is one's own ----
  // (After the end the result lies over them.)
  const goals = document.querySelector(".after") ? [] : [...document.querySelectorAll("[data-goal]")];
  if (!goals.length && !document.querySelector(".after")) faults.push("no goal is shown");
  for (const one of goals) {
    const { box, whole } = reached(one);
    const parts = [0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [box.left + x * box.width, box.top + y * box.height]));
    const seen = parts.filter(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    if (!whole || seen.length < parts.length) faults.push(`the goal is ${whole ? "covered" : "not in view"}: ${name(one)} ${round(box)}`);
  }
  // A drawing, or a number, that is both one's own and a rival's is not smaller there.
  const own = document.querySelector('[data-part="own"]');
  const tall = (one) => one.getBoundingClientRect().height;
  const theirs = [...document.querySelectorAll(".player")].filter((one) => !own?.contains(one) && Number(one.dataset.seat) !== seat);
  const drawings = (place) => [...place.querySelectorAll("svg.art > use")].map((one) => [one.getAttribute("href"), tall(one.parentElement)]);
  const largest = new Map();
  for (const [what, height] of own && seat !== null ? drawings(own) : []) largest.set(what, Math.max(largest.get(what) ?? 0, height));
  for (const place of largest.size ? theirs : [])
    for (const [what, height] of drawings(place))
      if (largest.has(what) && height > largest.get(what) + 0.5) faults.push(`own ${what} is ${largest.get(what)} px tall, a rival's ${height}`);
  const letters = (place) => {
    const found = place && [place, ...place.querySelectorAll("*")].filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && /\d/.test(node.textContent)));
    return found?.length ? Math.max(...found.map((one) => parseFloat(getComputedStyle(one).fontSize))) : null;
  };
  const mine = letters(document.querySelector(`[data-at="purse/${seat}"]`));
  for (const one of mine === null ? [] : document.querySelectorAll('[data-at^="purse/"]'))
    if (letters(one) > mine + 0.1) faults.push(`own purse in ${mine} px, that of ${one.dataset.at} in ${letters(one)}`);

  // ---- Words ----
  const clipped = (one) => {
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath !== "none" || style.visibility === "hidden" || style.opacity === "0") return true;
    }
    return false;
  };
  const scrolls = (one) => {
    for (let up = one; up && up !== stage && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (/auto|scroll/.test(overflowX + overflowY)) return true;
    }
    return false;
  };
  // What of a line is seen where something cuts it on purpose.
  const seenPart = (box, one) => {
    let { left, right, top, bottom } = box;
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const edge = up.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
  };
  const words = [];
  const walk = document.createTreeWalker(document.querySelector(".room"), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (!text || !parent || clipped(parent) || parent.closest(".traveller, .tip, option")) continue;
    if (parent.closest("svg")) {
      // A drawing is scaled: what counts is how large its letters come out.
      const size = parseFloat(getComputedStyle(parent).fontSize) * (parent.getScreenCTM?.()?.a ?? 1);
      if (size < 10.99) faults.push(`drawn text of ${size.toFixed(1)}px: “${text.slice(0, 30)}” in ${name(parent.closest("svg"))}`);
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    if (!boxes.length) continue;
    const style = getComputedStyle(parent);
    if (parseFloat(style.fontSize) < 10.99) faults.push(`text of ${style.fontSize}: “${text.slice(0, 30)}” in ${name(parent)}`);
    const inScroll = scrolls(parent);
    // Cut: it reaches beyond something that clips and does not say so by an ellipsis.
    if (!inScroll) {
      for (let up = parent; up && up !== document.body; up = up.parentElement) {
        const how = getComputedStyle(up);
        if (how.overflow === "visible") continue;
        const edge = up.getBoundingClientRect();
        const beyond = boxes.some(
          (box) => box.left < edge.left - 1.5 || box.right > edge.right + 1.5 || box.top < edge.top - 3 || box.bottom > edge.bottom + 3,
        );
        if (beyond && !(how.textOverflow === "ellipsis" || how.webkitLineClamp !== "none" || how.maskImage !== "none") && !(low && up === stage))
          faults.push(`cut: “${text.slice(0, 40)}” by ${name(up)}`);
        if (beyond) break;
      }
    }
    // Broken inside a word.
    if (boxes.length > 1 && !/\s|-|\u00ad|\/|–|\u200b/.test(text) && boxes[1].top > boxes[0].top + 4) faults.push(`broken: “${text}”`);
    for (const box of boxes) {
      if (box.bottom <= 0 || box.top >= high || box.right <= 0 || box.left >= wide) continue;
      const part = inScroll ? null : seenPart(box, parent);
      if (part) words.push({ box: part, parent, text });
    }
  }
  // Words that let clicks through are seen, and what lets clicks through still covers words.
  const solid = new CSSStyleSheet();
  solid.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, solid];
  for (const { box, parent, text } of words) {
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!at || parent.contains(at) || at.contains(parent)) continue;
    if (at.closest("dialog, .coach, .lying, .pulled, .after, .till, .traveller, .tip, [data-over]") || getComputedStyle(at).position === "fixed") continue;
    if (low && (at.closest(".hidden, .bar") || !stage.contains(parent))) continue;
    faults.push(`covered words: “${text.slice(0, 30)}” by ${name(at)}`);
  }
  for (let a = 0; a < words.length; a += 1)
    for (let b = a + 1; b < words.length; b += 1) {
      const one = words[a].box;
      const other = words[b].box;
      if (words[a].parent === words[b].parent) continue;
      const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (x > 2 && y > 5) {
        const seen = (word) => {
          const at = document.elementFromPoint(word.box.left + word.box.width / 2, word.box.top + word.box.height / 2);
          return at !== null && (word.parent.contains(at) || at.contains(word.parent));
        };
        if (seen(words[a]) && seen(words[b])) faults.push(`overlap: “${words[a].text.slice(0, 25)}” and “${words[b].text.slice(0, 25)}”`);
      }
    }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== solid);
  const parts = Object.fromEntries([...document.querySelectorAll("[data-part]")].map((one) => [one.dataset.part, round(one.getBoundingClientRect())]));
  return { faults: [...new Set(faults)], parts, choices: places.size };
}
