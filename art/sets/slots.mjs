import { readFileSync } from 'node:fs';
import { pathOf, widthOf } from '../paint/lettering.mjs';
import { palettes } from '../paint/palettes.mjs';
import { gradient, place, placeDrawing } from '../paint/place.mjs';
import { symbols } from '../paint/symbols/index.mjs';
import { canvas, lift } from './canvas.mjs';

const folder = '../../games/slots/view/pictures';
const side = 144;

const drawings = (
  'amphora basket bell cherries coconut coin comet compass cooked-rice coral crown crystal-ball custard diya-lamp dolphin ' +
  'dragon droplet feather fire gem-stone grapes hibiscus hut lemon mahjong-red-dragon mango musical-notes old-key oyster ' +
  'pineapple postal-horn red-paper-lantern ribbon rose scroll shaved-ice sparkles spiral-shell star sunflower ticket ' +
  'tropical-fish turtle water-buffalo wheel wrapped-gift'
).split(' ');

const own = ['jeepney', 'parol', 'seven'];

const letters = {
  a: ['#FF9C8F', '#C01F2B'],
  k: ['#FFD98A', '#C77800'],
  q: ['#9CE89A', '#137A3C'],
  j: ['#8FE3F2', '#0E7794'],
  i: ['#D9B4FF', '#6A2FB5'],
  u: ['#9CC4FF', '#1E56B8'],
};

/** What stands on the reels of our slots, each on a clear ground. */
export function slotSymbols() {
  return [
    ...drawings.map((name) => symbolImage(name, () => placeDrawing(name, { x: 72, y: 72, size: 124 }))),
    ...own.map((name) => symbolImage(name, () => place(symbols[name].draw({}), { x: 72, y: 72, size: 132 }))),
    ...Object.entries(letters).map(([letter, stops]) => symbolImage(`letter-${letter}`, () => lettered(letter.toUpperCase(), stops, 92))),
    symbolImage('eight', () => lettered('8', ['#FFF3B0', '#E08A00'], 124, '#8A1020')),
    symbolImage('sun', sun),
  ];
}

function symbolImage(name, draw) {
  return {
    name: `${folder}/symbol-${name}.webp`,
    svg: () => canvas({ width: side, height: side }, `<defs>${lift({ dy: 3, blur: 3, opacity: 0.3 })}${goldStops()}</defs><g filter="url(#lift)">${draw()}</g>`),
    width: side,
    height: side,
    quality: 86,
    alphaQuality: 80,
    mostBytes: 9_000,
  };
}

// Some of our own symbols are painted with the gold of the pictures of games.
function goldStops() {
  return gradient('gold', [[0, '#FFF0B3'], [0.5, '#E3A12B'], [1, '#8A5200']], { x2: 1 });
}

function lettered(text, [light, dark], size, edge = '#4A1018') {
  const path = pathOf('titan', text, { size, x: 72, y: 72 + size * 0.36 });
  return `<defs>${gradient('face', [[0.1, light], [0.9, dark]])}</defs><g stroke-linejoin="round"><path d="${path}" transform="translate(0 5)" fill="${edge}" stroke="${edge}" stroke-width="13"/><path d="${path}" fill="#FFF8EA" stroke="#FFF8EA" stroke-width="10"/><path d="${path}" fill="url(#face)"/></g>`;
}

// A smiling disc in a round of petals: no flag, no eight rays, no points.
function sun() {
  const petals = Array.from({ length: 13 }, (_, index) => `<ellipse cx="72" cy="21" rx="12" ry="14" transform="rotate(${(360 / 13) * index} 72 72)" fill="url(#petal)"/>`).join('');
  return `<defs>${gradient('petal', [[0, '#FF8A1E'], [1, '#F2540F']])}${gradient('disc', [[0, '#FFE873'], [1, '#FFB013']])}</defs>${petals}<circle cx="72" cy="72" r="46" fill="url(#disc)"/><circle cx="72" cy="72" r="46" fill="none" stroke="#FFF3B0" stroke-opacity=".7" stroke-width="3"/><g fill="none" stroke="#6B2A00" stroke-width="5" stroke-linecap="round"><path d="M50 66q6-8 12 0M82 66q6-8 12 0M54 82q18 20 36 0"/></g><circle cx="47" cy="80" r="6" fill="#FF8A5C" fill-opacity=".6"/><circle cx="97" cy="80" r="6" fill="#FF8A5C" fill-opacity=".6"/>`;
}

/** The titles of our slots, on a clear ground, in the lettering of their pictures. */
export function slotLogos() {
  const catalogue = JSON.parse(readFileSync(new URL('../../content/catalogue/games.json', import.meta.url), 'utf8'));
  return Object.entries(logos).map(([code, { lines, lettering }]) => {
    const { palette } = catalogue.find((game) => game.code === code);
    return { name: `${folder}/logo-${code}.webp`, svg: () => logo(lines, lettering, palettes[palette]), width: 320, height: 150, scale: 2, quality: 86, alphaQuality: 80, mostBytes: 28_000 };
  });
}

const logos = {
  'mangga-fiesta': { lines: ['Mangga', 'Fiesta'], lettering: 'titan' },
  'siyete-suwerte': { lines: ['Siyete', 'Suwerte'], lettering: 'chango' },
  'perlas-ng-dagat': { lines: ['Perlas', 'ng Dagat'], lettering: 'sansita' },
  'kalabaw-gold': { lines: ['Kalabaw', 'Gold'], lettering: 'chango' },
  'parol-nights': { lines: ['Parol', 'Nights'], lettering: 'shrikhand' },
  'gusi-treasures': { lines: ['Gusi', 'Treasures'], lettering: 'bowlby' },
  'jeepney-jackpot': { lines: ['Jeepney', 'Jackpot'], lettering: 'lilita' },
  'dragon-ginto-8': { lines: ['Dragon', 'Ginto 8'], lettering: 'shrikhand' },
  'diamante-reyna': { lines: ['Diamante', 'Reyna'], lettering: 'shrikhand' },
  'baybayin-secrets': { lines: ['Baybayin', 'Secrets'], lettering: 'shrikhand' },
  'mayon-embers': { lines: ['Mayon', 'Embers'], lettering: 'bowlby' },
  'halo-halo-bonanza': { lines: ['Halo-Halo', 'Bonanza'], lettering: 'titan' },
};

function logo(lines, lettering, [, , deep, ink]) {
  const sizes = lines.map((line) => Math.min(66, 284 / widthOf(lettering, line)));
  const smallest = Math.min(...sizes);
  const fitted = sizes.map((size) => Math.min(size, smallest * 1.25));
  const step = fitted.reduce((sum, size) => sum + size, 0) * 0.9;
  let baseline = 75 - step / 2;
  const body = lines.map((line, index) => {
    baseline += fitted[index] * 0.9;
    const path = pathOf(lettering, line, { size: fitted[index], x: 160, y: baseline - fitted[index] * 0.1 });
    const depth = [7, 5, 3].map((drop) => `<path d="${path}" transform="translate(0 ${drop})" fill="${ink}" stroke="${ink}" stroke-width="11"/>`).join('');
    return `<g stroke-linejoin="round">${depth}<path d="${path}" fill="${deep}" stroke="${deep}" stroke-width="11"/><path d="${path}" fill="#FFF8DF" stroke="#FFF8DF" stroke-width="4"/><path d="${path}" fill="url(#lettering)"/></g>`;
  });
  return canvas({ width: 320, height: 150 }, `<defs>${gradient('lettering', [[0.2, '#FFF6C4'], [0.9, '#FFB01A']])}</defs>${body.join('')}`);
}
