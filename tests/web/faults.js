// What is wrong with the page as a picture, wherever one scrolls it; and every line of words, for `contrast.js`. See looking.py.
() => {
  const faults = [];
  // Over everything, on purpose.
  const LIES_OVER = "dialog, .coach, .lying, .pulled, .after, .result, .till, .traveller, .tip, .skip, [data-over]";
  // Written on the ground of a drawing: what is built there, or before it, stands higher.
  const GROUND = ".where";
  // Rows of things that are pushed sideways by a finger, and show that they go on.
  const STRIPS = ".bar, [role='tablist'], .reel, [data-strip]";
  // What people typed or what nobody reads as a word may be broken anywhere.
  const ANYWHERE = "code, pre, .address, input, textarea, blockquote, [data-anywhere]";
  const dialog = document.querySelector("dialog:modal") ?? document.querySelector(".after");
  const room = dialog ?? document.body;
  const scroller = dialog ?? document.scrollingElement;
  scroller.scrollTop = 0;
  const name = (one) => {
    const said = (one.dataset?.action ?? one.getAttribute?.("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ");
    return `<${[one.tagName.toLowerCase(), ...[...(one.classList ?? [])].filter((c) => !c.startsWith("svelte-"))].join(".")}> ${said.slice(0, 40)}`;
  };
  const visible = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) && !one.closest(".out-of-sight, [inert], .skip");
  const shown = (one) => {
    if (!visible(one)) return false;
    for (let up = one; up && up !== document.body; up = up.parentElement) if (getComputedStyle(up).clipPath.startsWith("inset(50")) return false;
    return true;
  };
  const alpha = (colour) => Number(/[\/,]\s*([\d.]+)\s*\)$/.exec(colour.replace(/^rgb\(([^,/]+,){2}[^,/]+\)$/, ""))?.[1] ?? (colour === "transparent" ? 0 : 1));
  const paints = (one) => {
    const style = getComputedStyle(one);
    if (style.visibility === "hidden" || Number(style.opacity) < 0.3) return false;
    if (one instanceof SVGElement)
      return !["svg", "g", "text", "tspan"].includes(one.tagName) && style.fill !== "none" && alpha(style.fill) * Number(style.fillOpacity) > 0.3;
    if (["IMG", "CANVAS", "VIDEO"].includes(one.tagName)) return true;
    return style.backgroundImage !== "none" || alpha(style.backgroundColor) > 0.3;
  };
  const EXCUSED = document.documentElement; // something lies over it on purpose
  /** What lies over this place of something; null when nothing does. */
  const over = (one, x, y) => {
    const open = (at) => at === one || one.contains(at) || at.contains(one);
    const first = document.elementFromPoint(x, y); // nearly always the thing itself; all of them take longer to find
    if (!first || open(first)) return null;
    for (const at of document.elementsFromPoint(x, y)) {
      if (open(at)) return null;
      if (paints(at)) return at.closest(LIES_OVER) === one.closest(LIES_OVER) ? at : EXCUSED;
    }
    return null;
  };
  /** What would be pressed instead. */
  const instead = (one, x, y) => {
    const at = document.elementFromPoint(x, y);
    if (!at || one.contains(at) || [...(one.labels ?? [])].some((label) => label.contains(at))) return null;
    return at.closest(LIES_OVER) === one.closest(LIES_OVER) ? at : EXCUSED;
  };

  // Things that let clicks through still cover words.
  const solid = new CSSStyleSheet();
  solid.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, solid];

  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    faults.push(`the page is too wide: ${document.documentElement.scrollWidth} > ${document.documentElement.clientWidth}`);
  if (dialog && dialog.scrollWidth > dialog.clientWidth + 1) faults.push(`the dialog is too wide: ${dialog.scrollWidth} > ${dialog.clientWidth}`);

  /** What clips the inside of something, from the nearest on. */
  const known = new Map();
  const clips = (one) => {
    if (!one || one === scroller || one === document.body) return [];
    if (!known.has(one)) {
      const style = getComputedStyle(one);
      const above = clips(one.parentElement);
      const { overflowX, overflowY } = style;
      const told = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none" || style.maskImage !== "none" || one.closest(STRIPS) !== null;
      known.set(one, overflowX === "visible" && overflowY === "visible" ? above : [{ one, edge: one.getBoundingClientRect(), overflowX, overflowY, told }, ...above]);
    }
    return known.get(one);
  };
  /** How much of a box is seen inside something; what cuts it without saying so; whether it can be rolled into sight. */
  const left = (box, inside) => {
    let { left, right, top, bottom } = box;
    let cut = null;
    let rolled = false;
    let told = false;
    for (const clip of clips(inside)) {
      const { edge } = clip;
      const sideways = left < edge.left - 1.5 || right > edge.right + 1.5;
      const upwards = top < edge.top - 3 || bottom > edge.bottom + 3;
      // What is beyond the edge of a table on a phone is not seen, though it rolls sideways.
      if (!clip.told && (sideways || (upwards && !/auto|scroll/.test(clip.overflowY)))) cut ??= clip.one;
      if (sideways || upwards) rolled = true;
      if (clip.told) told = true;
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { part: right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null, cut, rolled, told };
  };

  // ---- Words ----
  const lines = [];
  const walk = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.data.trim();
    const parent = node.parentElement;
    if (!text || !parent || /^(SCRIPT|STYLE|OPTION|TITLE|NOSCRIPT)$/i.test(parent.tagName) || !shown(parent)) continue;
    if (!dialog && parent.closest(".traveller, .tip")) continue;
    const range = document.createRange();
    const start = node.data.indexOf(text);
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
    if (!boxes.length) continue;
    const style = getComputedStyle(parent);
    const drawn = parent instanceof SVGElement;
    const size = parseFloat(style.fontSize);
    if (size < 10.99 && !drawn) faults.push(`text of ${size.toFixed(1)} px: “${text.slice(0, 40)}” in ${name(parent)}`);
    if (style.textOverflow === "ellipsis" && parent.scrollWidth > parent.clientWidth + 1 && parent.closest(".button, [role='tab'], .choice"))
      faults.push(`cut to “…”: “${text.slice(0, 40)}”`);
    const parts = boxes.map((box) => left(box, parent));
    const { cut } = parts.find((one) => one.cut) ?? {};
    if (cut) faults.push(`cut: “${text.slice(0, 40)}” by ${name(cut)}`);
    if (boxes.some((box) => box.left < -1 || box.right > document.documentElement.clientWidth + 1) && !cut && !parts[0].told)
      faults.push(`beyond the edge: “${text.slice(0, 40)}”`);
    if (boxes.length > 1 && !drawn && style.hyphens !== "auto" && !parent.closest(ANYWHERE))
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,22}/gu)) {
        const beside = `${node.data[index - 1] ?? ""}${node.data[index + word.length] ?? ""}`;
        if (/[\p{L}\p{N}@_:]/u.test(beside)) continue; // a part of something longer than a word
        const line = (at) => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return [...range.getClientRects()].at(-1)?.top ?? 0; // after a soft hyphen the first one is the hyphen's
        };
        if (line(index + word.length - 1) > line(index) + 4) faults.push(`broken: “${word}” in ${name(parent)}`);
      }
    for (const [n, box] of boxes.entries()) {
      const { part, rolled } = parts[n];
      const slice = part && part.height < 0.75 * box.height; // rolled nearly out of sight: nobody reads what is left of it
      if (part) lines.push({ box: part, parent, text, style, size, rolled, slice, at: null, open: false });
    }
  }

  // ---- What can be pressed ----
  const pressed = [];
  for (const one of room.querySelectorAll("button, a[href], input, select, textarea, summary, [role='tab'], .choice.legal")) {
    if (one.disabled || one.closest("[inert], .skip, .out-of-sight")) continue;
    const wanted = one.matches(".legal, [data-action], [data-move], [data-play], .button.main");
    if (!shown(one)) {
      if (wanted && !one.closest("details:not([open]), dialog:not([open]), [hidden]")) faults.push(`hidden choice: ${name(one)}`);
      continue;
    }
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) {
      if (wanted) faults.push(`hidden choice: ${name(one)}`);
      continue;
    }
    const { part, cut } = left(box, one.parentElement);
    const seen = part ? (part.width * part.height) / (box.width * box.height) : 0;
    if (cut && seen < 0.95) faults.push(`hidden choice: ${name(one)}, ${Math.round(seen * 100)} % in sight`);
    // What stands in a sentence is as high as its line; what stands on a board is measured by measure.js.
    const display = getComputedStyle(one).display;
    const told = [...one.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const inline = display === "inline" || (display.startsWith("inline") && told) || (one.labels?.length ?? 0) > 0;
    if (!inline && !one.closest(".stage") && Math.min(box.width, box.height) < 23.5) faults.push(`too small to hit: ${name(one)} ${Math.round(box.width)} × ${Math.round(box.height)}`);
    if (part && !cut && (part.width > 4 && part.height > 4)) pressed.push({ box: part, one, at: null, open: false });
  }

  // ---- What lies over it, at every place it can be scrolled to ----
  const high = dialog ? dialog.clientHeight : innerHeight;
  const edge = dialog ? dialog.getBoundingClientRect().top : 0;
  const last = Math.max(0, scroller.scrollHeight - high);
  const long = last > 6 * high; // a whole rulebook would take too long
  /** Looks at everything that is in sight, wherever one scrolls, until it lies open somewhere. */
  const everywhere = (things, look) => {
    for (let stop = 0; ; stop = Math.min(last, stop + high * (long ? 0.85 : 0.6))) {
      scroller.scrollTop = stop;
      const down = scroller.scrollTop;
      for (const one of things) {
        const middle = one.box.top + one.box.height / 2 - down;
        if (one.open || middle < edge + 1 || middle > edge + high - 1) continue;
        look(one, down);
        one.tried = true;
        one.open = one.at === null;
        one.down = down;
      }
      if (stop >= last) break;
    }
    scroller.scrollTop = 0;
  };
  const places = long ? [0.5] : [0.1, 0.5, 0.9];
  everywhere(lines, (line, down) => {
    const { left, width, height, top } = line.box;
    line.at = places.map((share) => over(line.parent, left + width * share, top + height / 2 - down)).find((at) => at) ?? null;
    // What lies over its upper or lower edge on purpose is in the picture behind it.
    line.clear = line.at === null && [0.1, 0.9].every((share) => over(line.parent, left + width / 2, top + height * share - down) !== EXCUSED);
  });
  solid.disabled = true; // once: all of the page is styled anew
  everywhere(pressed, (line, down) => {
    const { left, width, height, top } = line.box;
    line.at = instead(line.one, left + width / 2, top + height / 2 - down);
  });
  for (const { text, parent, tried, open, at, rolled } of lines) if (tried && !open && !rolled && at !== EXCUSED && !parent.closest(GROUND)) faults.push(`covered words: “${text.slice(0, 40)}” by ${name(at)}`);
  for (const { one, tried, open, at } of pressed) if (tried && !open && at !== EXCUSED) faults.push(`hidden choice: ${name(one)} under ${name(at)}`);

  // ---- Words upon words, and words without a space between ----
  const seen = lines.filter((line) => line.open).sort((a, b) => a.box.top - b.box.top);
  for (let a = 0; a < seen.length; a += 1)
    for (let b = a + 1; b < seen.length && seen[b].box.top < seen[a].box.bottom; b += 1) {
      const [one, other] = [seen[a], seen[b]];
      if (one.parent === other.parent && one.text === other.text) continue;
      if (one.parent.closest(LIES_OVER) !== other.parent.closest(LIES_OVER)) continue;
      const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const low = Math.min(one.box.height, other.box.height);
      if (x > 2 && y > Math.max(5, low * 0.4)) faults.push(`overlap: “${one.text.slice(0, 30)}” and “${other.text.slice(0, 30)}”`);
      const [before, after] = one.box.left < other.box.left ? [one, other] : [other, one];
      const gap = before.rolled ? 99 : after.box.left - before.box.right;
      const beside = Math.abs(one.box.top + one.box.height / 2 - other.box.top - other.box.height / 2) < 3;
      const glued = /[\p{L}\p{N}][.!?:;,]$/u.test(before.text) ? /^\p{L}/u.test(after.text) : /\p{L}{3}$/u.test(before.text) && /^\p{L}{3}/u.test(after.text);
      if (beside && gap > -1.5 && gap < 1.5 && glued) faults.push(`no space: “${before.text.slice(-20)}${after.text.slice(0, 20)}”`);
    }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== solid);

  const strength = (one) => {
    let all = 1;
    for (let up = one; up; up = up.parentElement) all *= Number(getComputedStyle(up).opacity);
    return all;
  };
  const read = seen
    .filter((line) => line.clear && !line.slice)
    .filter(({ parent }) => !parent.closest(":disabled"))
    .map(({ box, down, parent, text, style, size }) => ({
      down, // how far the page was scrolled when it lay open
      box: [box.left, box.top, box.width, box.height],
      colour: parent instanceof SVGElement ? style.fill : style.color,
      opacity: strength(parent) * (parent instanceof SVGElement ? Number(style.fillOpacity) : 1),
      drawn: parent instanceof SVGElement,
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      text: text.slice(0, 40),
      where: name(parent).split(" ")[0],
    }));
  return { faults: [...new Set(faults)], read };
}
