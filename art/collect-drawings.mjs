// Copies the drawings that the pictures use out of the Fluent Emoji package, so that a redraw needs nothing else of it.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homeDrawings } from './home/drawings.mjs';
import { isChip } from './paint/symbols/chips.mjs';
import { pictures } from './pictures/index.mjs';

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'));
const folder = new URL('drawings/', import.meta.url);
const insideSymbols = ['dragon-face', 'tiger-face', 'gem-stone', 'coconut', 'mahjong-red-dragon'];

const wanted = new Set([...insideSymbols, ...homeDrawings]);
for (const { hero, satellites } of Object.values(pictures)) {
  if (hero.drawing) wanted.add(hero.drawing);
  for (const satellite of satellites) if (!isChip(satellite)) wanted.add(satellite.split(' ')[0]);
}

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(new URL(file, folder));
for (const name of [...wanted].sort()) {
  const icon = set.icons[name];
  if (!icon) throw new Error(`The set has no drawing ${name}.`);
  writeFileSync(new URL(`${name}.svg`, folder), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${icon.body}</svg>\n`);
}
console.log(`${wanted.size} drawings`);
