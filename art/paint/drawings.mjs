import { readFileSync } from 'node:fs';

const bodies = new Map();
let uses = 0;

// Gradients and masks are addressed by id within the whole page, so every use gets ids of its own.
export function drawing(name) {
  const prefix = `drawing${uses++}-`;
  return bodyOf(name)
    .replaceAll('id="', `id="${prefix}`)
    .replaceAll('url(#', `url(#${prefix}`)
    .replaceAll('href="#', `href="#${prefix}`);
}

function bodyOf(name) {
  if (!bodies.has(name)) {
    const file = readFileSync(new URL(`../drawings/${name}.svg`, import.meta.url), 'utf8');
    bodies.set(name, file.slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>')));
  }
  return bodies.get(name);
}
