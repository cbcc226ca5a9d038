// Which words stand out too little from what is really behind them: a picture of the page without its words. See looking.py.
async ({ picture, read, top: begin }) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(bitmap, 0, 0);
  const speck = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  /** Any way to write a colour, as red, green, blue and how dense it is. */
  const parsed = (colour) => {
    if (!known.has(colour)) {
      speck.clearRect(0, 0, 1, 1);
      speck.fillStyle = colour;
      speck.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = speck.getImageData(0, 0, 1, 1).data;
      known.set(colour, [r, g, b, a / 255]);
    }
    return known.get(colour);
  };
  const linear = Array.from({ length: 256 }, (_, n) => (n / 255 <= 0.04045 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4));
  const light = (r, g, b) => 0.2126 * linear[Math.round(r)] + 0.7152 * linear[Math.round(g)] + 0.0722 * linear[Math.round(b)];
  const faults = [];
  for (const { box, colour, opacity, drawn, large, text, where } of read) {
    const [left, top, width, height] = [box[0], box[1] - begin, box[2], box[3]].map(Math.round);
    if (width < 2 || height < 2 || left < 0 || top < 0 || left + width > bitmap.width || top + height > bitmap.height) continue;
    const { data } = pen.getImageData(left, top, width, height);
    const [r, g, b, a] = parsed(colour);
    const dense = a * opacity;
    const least = large ? 3 : 4.5;
    const found = [];
    // Letters fill the middle of their line; one drawn into a shape that tapers, the middle of its box.
    const [above, beside] = drawn ? [0.35, 0.25] : [0.2, 0];
    for (let y = Math.floor(height * above); y < height * (1 - above); y += 2)
      for (let x = Math.floor(width * beside); x < width * (1 - beside); x += 2) {
        const at = (y * width + x) * 4;
        const [br, bg, bb] = [data[at], data[at + 1], data[at + 2]];
        const one = light(br + (r - br) * dense, bg + (g - bg) * dense, bb + (b - bb) * dense);
        const other = light(br, bg, bb);
        found.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
      }
    found.sort((one, other) => one - other);
    const quarter = found[Math.floor(found.length / 4)];
    if (quarter < least - 0.05) faults.push(`contrast ${quarter.toFixed(1)} of ${least}: “${text}” in ${where}`);
  }
  return [...new Set(faults)];
}
