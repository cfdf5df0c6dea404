import { pathOf, widthOf } from '../paint/lettering.mjs';
import { gradient, place, round } from '../paint/place.mjs';
import { mark } from '../paint/symbols/emblems.mjs';
import { canvas } from './canvas.mjs';

const ink = '#5A1020';

export function brand() {
  return [
    icon('icon-192.png', { size: 192, corner: 0.22 }),
    icon('icon-512.png', { size: 512, corner: 0.22 }),
    // Launchers cut a maskable icon to their own shape: only the middle 80 per cent is safe.
    icon('maskable-512.png', { size: 512, corner: 0, share: 0.56 }),
    icon('apple-touch-180.png', { size: 180, corner: 0 }),
    icon('favicon-32.png', { size: 32, corner: 0.24, share: 0.86 }),
    { name: 'icons/favicon.svg', svg: () => `${ground({ size: 64, corner: 0.24, share: 0.86 })}\n` },
    { name: 'icons/mark.svg', svg: markFile },
    { name: 'icons/wordmark.svg', svg: wordmarkFile },
  ];
}

function icon(name, shape) {
  return { name: `icons/${name}`, svg: () => ground(shape), width: shape.size, height: shape.size };
}

function ground({ size, corner, share = 0.72 }) {
  const body = mark({ sun: ink, smile: ink });
  return canvas(
    { width: size, height: size },
    `<defs>${gradient('ground', [[0, '#FFD04A'], [0.55, '#FFB71B'], [1, '#FF9B21']], { x2: 0.4 })}</defs><rect width="${size}" height="${size}" rx="${round(size * corner)}" fill="url(#ground)"/>${place(body, { x: size / 2, y: size * 0.52, size: size * share })}`,
  );
}

function markFile() {
  return `${canvas({ width: 64, height: 64 }, mark({ sun: 'var(--joy, #FFB71B)', smile: 'currentColor' }))}\n`;
}

function wordmarkFile() {
  const size = 64;
  const width = Math.ceil(widthOf('wordmark', 'Saya') * size) + 4;
  const path = pathOf('wordmark', 'Saya', { size, x: 2, y: 50, anchor: 'left' });
  return `${canvas({ width, height: 72 }, `<title>Saya</title><path d="${path}" fill="currentColor"/>`)}\n`;
}
