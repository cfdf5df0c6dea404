import { chanceOf } from './chance.mjs';
import { palettes } from './palettes.mjs';
import { gradient, place, placeDrawing, radial } from './place.mjs';
import { scenes } from './scenes/index.mjs';
import { chip, isChip } from './symbols/chips.mjs';
import { symbols } from './symbols/index.mjs';
import { title } from './title.mjs';

export const pictureWidth = 300;
export const pictureHeight = 400;

const letteringFills = {
  Slot: ['#FFFDF2', '#FFD23F'],
  Live: ['#FFF3CF', '#F0B23A'],
  Fishing: ['#FFFFFF', '#A8F2FF'],
  Bingo: ['#FFFFFF', '#FFE27A'],
  Sports: ['#FFFFFF', '#FFE27A'],
  'Table Game': ['#FFF3CF', '#F0B23A'],
  'Board Game': ['#FFF3CF', '#F0B23A'],
};

const spots = {
  'top-left': { x: 48, y: 104, size: 52, turn: -13 },
  'top-right': { x: 252, y: 110, size: 50, turn: 12 },
  'top-centre': { x: 150, y: 66, size: 70, turn: 0 },
  'low-left': { x: 52, y: 230, size: 68, turn: -12 },
  'low-right': { x: 248, y: 232, size: 68, turn: 11 },
  'low-centre': { x: 150, y: 258, size: 56, turn: 0 },
};
// Coins and chips stay smaller than things, so that they read as scattered and not as heroes.
const smallThings = { coin: 0.8, star: 0.82, droplet: 0.85, sparkles: 0.9 };

export function picture(code, recipe, { palette: paletteName, category }) {
  const palette = palettes[paletteName];
  const scene = scenes[recipe.scene]({ palette, chance: chanceOf(code) });
  const satellites = recipe.satellites.map(satelliteOf);
  const behind = satellites.filter((satellite) => satellite.y < 200);
  const before = satellites.filter((satellite) => satellite.y >= 200);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 300 400">
${definitions(palette, letteringFills[category])}
<rect width="300" height="400" fill="url(#ground)"/>
${scene}
<circle cx="150" cy="168" r="118" fill="url(#glow)" opacity="${category === 'Live' ? 0.25 : 0.5}"/>
${lifted(behind.map((satellite) => satellite.body).join(''))}
${lifted(hero(recipe.hero))}
${lifted(before.map((satellite) => satellite.body).join(''))}
<rect y="226" width="300" height="174" fill="url(#scrim)"/>
${title({ lines: recipe.title, lettering: recipe.lettering, palette })}
<rect x=".75" y=".75" width="298.5" height="398.5" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.5"/>
</svg>`;
}

function hero({ drawing, symbol, size, y = 172, ...details }) {
  if (drawing) return placeDrawing(drawing, { x: 150, y, size });
  const paint = symbols[symbol];
  return paint.fillsPicture ? paint.draw(details) : place(paint.draw(details), { x: 150, y, size, turn: paint.turn ?? 0 });
}

function satelliteOf(text) {
  const [name, spotName, distance] = text.split(' ');
  const spot = spots[spotName];
  const size = spot.size * (isChip(name) ? 0.95 : (smallThings[name] ?? 1)) * (distance ? 0.86 : 1);
  const at = { ...spot, size, blurred: distance === 'far' };
  return { y: spot.y, body: isChip(name) ? place(chip(name), at) : placeDrawing(name, at) };
}

function lifted(body) {
  return body && `<g filter="url(#lift)">${body}</g>`;
}

function definitions([light, mid, deep, ink], [letteringTop, letteringBottom]) {
  return `<defs>
${gradient('ground', [[0, light], [0.42, mid], [0.78, deep], [1, ink]], { x2: 0.25 })}
${gradient('downward', [[0, '#fff'], [1, '#fff', 0]])}
${gradient('scrim', [[0, ink, 0], [0.55, ink, 0.78], [1, ink]])}
${gradient('gold', [[0, '#FFF0B3'], [0.5, '#E3A12B'], [1, '#8A5200']], { x2: 1 })}
${gradient('lettering', [[0.2, letteringTop], [0.85, letteringBottom]])}
${radial('outward', [[0, '#fff'], [0.75, '#fff', 0.15], [1, '#fff', 0]])}
${radial('glow', [[0, '#fff', 0.85], [1, light, 0]])}
${radial('ball', [[0, '#fff', 0.75], [0.35, '#fff', 0], [1, '#000', 0.38]], { cx: 0.35, cy: 0.28, r: 0.8 })}
<mask id="fade-outward"><circle cx="150" cy="165" r="290" fill="url(#outward)"/></mask>
<mask id="fade-downward"><rect width="300" height="400" fill="url(#downward)"/></mask>
<filter id="far"><feGaussianBlur stdDeviation="1.2"/></filter>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="20"/></filter>
<filter id="lift" x="-40%" y="-40%" width="180%" height="180%"><feDropShadow dx="0" dy="9" stdDeviation="8" flood-color="${ink}" flood-opacity=".55"/></filter>
</defs>`;
}
