/** The picture of a city as a file of its own, to share or to keep. */

export type Caption = { title: string; line: string; foot: string };

const SVG = "http://www.w3.org/2000/svg";
const WIDE = 1200;
const HIGH = 630; // what most places show whole
const SERIF = "Palatino, 'Palatino Linotype', 'URW Palladio L', Georgia, serif";

function drawn(kind: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const one = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, String(value));
  one.textContent = text;
  return one;
}

/** As large as fits on one line. */
const sized = (text: string, most: number): number => Math.round(Math.min(most, (WIDE - 120) / (0.56 * Math.max(1, text.length))));

/** The picture with its caption and all drawings it needs, as SVG text that needs nothing else. */
export function standalone(picture: SVGSVGElement, { title, line, foot }: Caption): string {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["class", "style", "role"]) one.removeAttribute(name);
  }
  const needed = new Set([...copy.querySelectorAll("use")].map((one) => one.getAttribute("href")!.slice(1)));
  const defs = document.createElementNS(SVG, "defs");
  for (const id of needed) {
    const symbol = document.getElementById(id);
    if (symbol) defs.append(symbol.cloneNode(true));
  }
  copy.prepend(defs);
  for (const [name, value] of Object.entries({ width: WIDE, height: HIGH, viewBox: `0 0 ${WIDE} ${HIGH}` })) copy.setAttribute(name, String(value));
  const words = { "font-family": SERIF, "text-anchor": "middle", x: WIDE / 2 };
  copy.append(
    drawn("rect", { y: 480, width: WIDE, height: 150, fill: "#fffcf5" }),
    drawn("rect", { y: 480, width: WIDE, height: 6, fill: "#9c3b28" }),
    drawn("text", { ...words, y: 546, "font-size": sized(title, 52), "font-weight": 700, fill: "#2c241b" }, title),
    drawn("text", { ...words, y: 584, "font-size": sized(line, 28), fill: "#655a4b" }, line),
    drawn("text", { ...words, y: 614, "font-size": sized(foot, 20), fill: "#9c3b28" }, foot),
  );
  return new XMLSerializer().serializeToString(copy);
}

/** The same as pixels. */
async function pixels(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(WIDE, HIGH);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = WIDE;
    canvas.height = HIGH;
    canvas.getContext("2d")!.drawImage(image, 0, 0, WIDE, HIGH);
    return await new Promise((done, fail) => canvas.toBlob((made) => (made ? done(made) : fail(new Error("no pixels"))), "image/png"));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A file of it: pixels, or the drawing itself where the browser makes none. */
export async function fileOf(picture: SVGSVGElement, caption: Caption, name: string): Promise<File> {
  const svg = standalone(picture, caption);
  try {
    return new File([await pixels(svg)], `${name}.png`, { type: "image/png" });
  } catch {
    return new File([svg], `${name}.svg`, { type: "image/svg+xml" });
  }
}

/** Can this browser hand a picture to other programs? */
export function shares(): boolean {
  try {
    return navigator.canShare?.({ files: [new File([""], "a.png", { type: "image/png" })] }) ?? false;
  } catch {
    return false;
  }
}

/** Hands it on where the browser can, and keeps it as a download where not. */
export async function handOut(file: File, title: string): Promise<void> {
  if (shares()) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (problem) {
      if ((problem as Error).name === "AbortError") return; // they thought better of it
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
