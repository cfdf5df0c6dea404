import { pathOf, widthOf } from './lettering.mjs';

const fullWidth = 264;
const bottom = 384;

export function title({ lines, lettering, palette }) {
  const [, , deep, ink] = palette;
  const isFine = lettering === 'yeseva';
  const stroke = isFine ? 5 : 9;
  const sizes = sizesOf(lines, lettering);
  const heights = lines.map((line, index) => sizes[index] * (index > 0 ? spacingAfter(lines[index - 1], lettering) : 0.9));
  let baseline = bottom - heights.reduce((sum, height) => sum + height, 0);
  return lines
    .map((line, index) => {
      baseline += heights[index];
      const path = pathOf(lettering, line, { size: sizes[index], x: 150, y: baseline - sizes[index] * 0.14 });
      const depth = [6, 4, 2].map((drop) => outline(path, ink, stroke, drop)).join('');
      return `<g stroke-linejoin="round">${depth}${outline(path, isFine ? ink : deep, stroke, 0)}<path d="${path}" fill="url(#lettering)"/></g>`;
    })
    .join('');
}

// Both lines fill the width, but a short word may not dwarf a long one.
function sizesOf(lines, lettering) {
  const tallest = lettering === 'yeseva' ? 58 : 62;
  const fitting = lines.map((line) => Math.min(tallest, fullWidth / widthOf(lettering, line)));
  const smallest = Math.min(...fitting);
  return fitting.map((size) => Math.min(size, smallest * 1.3));
}

// A line below letters with tails stands a little further away.
function spacingAfter(line, lettering) {
  if (!/[gjpqy]/.test(line)) return 0.9;
  return lettering === 'rammetto' ? 1.06 : 0.97;
}

function outline(path, colour, width, drop) {
  return `<path d="${path}" transform="translate(0 ${drop})" fill="${colour}" stroke="${colour}" stroke-width="${width}"/>`;
}
