import { place, placeDrawing, radial } from '../paint/place.mjs';
import { pathOf } from '../paint/lettering.mjs';
import { symbols } from '../paint/symbols/index.mjs';
import { domino } from '../paint/symbols/boards.mjs';
import { rouletteWheel } from '../paint/symbols/wheels.mjs';
import { canvas, lift } from './canvas.mjs';

const categories = {
  slot: () => placeDrawing('slot-machine', middle(88)),
  live: () => place(symbols.cards.draw({ cards: ['A♠', 'K♥'] }), { x: 48, y: 49, size: 88 }),
  fishing: () => placeDrawing('tropical-fish', middle(90)),
  bingo: () => bingoBall(),
  sports: () => placeDrawing('basketball', middle(84)),
  table: () => place(rouletteWheel(), middle(88)),
  board: () => place(domino([6, 4]), { x: 34, y: 50, size: 78, turn: -14 }) + place(domino([5, 3]), { x: 62, y: 47, size: 82, turn: 12 }),
};

export function categoryIcons() {
  return Object.entries(categories).map(([name, draw]) => ({
    name: `home/category-${name}.webp`,
    svg: () => canvas({ width: 96, height: 96 }, draw()),
    width: 96,
    height: 96,
    quality: 86,
    alphaQuality: 60,
    mostBytes: 3_000,
  }));
}

const states = {
  empty: () => placeDrawing('basket', { x: 88, y: 92, size: 118 }) + placeDrawing('sparkles', { x: 134, y: 40, size: 40 }),
  offline: () => placeDrawing('satellite-antenna', { x: 84, y: 92, size: 118 }) + placeDrawing('cloud', { x: 128, y: 126, size: 66 }),
  error: () => placeDrawing('umbrella-with-rain-drops', { x: 88, y: 88, size: 122, turn: -8 }),
  maintenance: () => placeDrawing('toolbox', { x: 84, y: 96, size: 114 }) + placeDrawing('wrench', { x: 132, y: 46, size: 54, turn: 12 }),
  'not-found': () => placeDrawing('world-map', { x: 82, y: 84, size: 116, turn: -6 }) + placeDrawing('magnifying-glass-tilted-left', { x: 118, y: 112, size: 80 }),
};

export function stateIllustrations() {
  return Object.entries(states).map(([name, draw]) => ({
    name: `home/state-${name}.webp`,
    svg: () =>
      canvas(
        { width: 176, height: 176 },
        `<defs>${lift({ dy: 5, blur: 5, opacity: 0.28 })}</defs><circle cx="88" cy="88" r="80" fill="#FFB71B" fill-opacity=".2"/><g filter="url(#lift)">${draw()}</g>`,
      ),
    width: 176,
    height: 176,
    quality: 84,
    alphaQuality: 50,
    mostBytes: 6_000,
  }));
}

function bingoBall() {
  return `<defs>${radial('shade', [[0, '#fff', 0.75], [0.35, '#fff', 0], [1, '#000', 0.38]], { cx: 0.35, cy: 0.28, r: 0.8 })}</defs><circle cx="48" cy="48" r="41" fill="#E8364F"/><circle cx="48" cy="48" r="41" fill="url(#shade)"/><circle cx="48" cy="49" r="24" fill="#fff"/><path d="${pathOf('bowlby', '21', { size: 24, x: 48, y: 57.5 })}" fill="#221419"/>`;
}

function middle(size) {
  return { x: 48, y: 48, size };
}
