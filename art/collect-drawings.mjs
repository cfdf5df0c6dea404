// Copies the drawings that the pictures use out of the Fluent Emoji package, so that a redraw needs nothing else of it.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { drawingsTaken, takeDrawingsFrom } from './paint/drawings.mjs';
import { sets } from './sets/index.mjs';

const require = createRequire(import.meta.url);
const { icons } = JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'));
const folder = new URL('drawings/', import.meta.url);

takeDrawingsFrom((name) => {
  if (!icons[name]) throw new Error(`The set has no drawing ${name}.`);
  return icons[name].body;
});
// Painting everything once is what tells which drawings are needed.
for (const listImages of Object.values(sets)) for (const image of listImages()) image.svg();

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(new URL(file, folder));
for (const [name, body] of drawingsTaken()) {
  writeFileSync(new URL(`${name}.svg`, folder), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>\n`);
}
console.log(`${drawingsTaken().size} drawings`);
