import { place, placeDrawing } from '../paint/place.mjs';
import { filcoin, goldMedal, pesoCoin } from '../paint/symbols/emblems.mjs';
import { canvas, lift } from './canvas.mjs';

const size = 248;
const middle = { x: 124, y: 124 };

const cards = {
  cashback: () => placeDrawing('purse', { ...middle, size: 190 }),
  box: () =>
    place(pesoCoin(), { x: 52, y: 58, size: 48, turn: -18 }) +
    place(pesoCoin(), { x: 196, y: 52, size: 54, turn: 16 }) +
    placeDrawing('wrapped-gift', { x: 124, y: 138, size: 190 }),
  vip: () => place(goldMedal(''), { ...middle, size: 204 }),
  'loss-rebate': () => placeDrawing('chart-decreasing', { ...middle, size: 190 }),
  rebate: () => placeDrawing('slot-machine', { ...middle, size: 196 }),
  tasks: () => place(filcoin(), { ...middle, size: 190 }),
  wins: () => placeDrawing('trophy', { ...middle, size: 196 }),
  invite: () =>
    place(pesoCoin(), { x: 46, y: 62, size: 54, turn: -16 }) +
    place(pesoCoin(), { x: 202, y: 70, size: 46, turn: 18 }) +
    placeDrawing('love-letter', { x: 124, y: 138, size: 180 }),
  app: () => placeDrawing('mobile-phone', { ...middle, size: 190 }),
};

// They stand on the right of the cards of the Welfare page, which bring their own rays.
export function welfareCards() {
  return Object.entries(cards).map(([name, draw]) => ({
    name: `welfare/${name}.webp`,
    svg: () => canvas({ width: size, height: size }, `<defs>${lift({ dy: 8, blur: 8 })}</defs><g filter="url(#lift)">${draw()}</g>`),
    width: size,
    height: size,
    quality: 82,
    alphaQuality: 60,
    mostBytes: 9_000,
  }));
}
