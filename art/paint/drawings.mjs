import { readFileSync } from 'node:fs';

const bodies = new Map();
let uses = 0;
let readDrawing = readFromFolder;

// Gradients and masks are addressed by id within the whole page, so every use gets ids of its own.
export function drawing(name) {
  if (!bodies.has(name)) bodies.set(name, readDrawing(name));
  const prefix = `drawing${uses++}-`;
  return bodies.get(name).replaceAll('id="', `id="${prefix}`).replaceAll('url(#', `url(#${prefix}`).replaceAll('href="#', `href="#${prefix}`);
}

export function takeDrawingsFrom(read) {
  readDrawing = read;
}

export function drawingsTaken() {
  return bodies;
}

function readFromFolder(name) {
  const file = readFileSync(new URL(`../drawings/${name}.svg`, import.meta.url), 'utf8');
  return file.slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>'));
}
