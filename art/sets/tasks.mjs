import { place, placeDrawing } from '../paint/place.mjs';
import { filcoin } from '../paint/symbols/emblems.mjs';
import { symbols } from '../paint/symbols/index.mjs';
import { canvas, lift } from './canvas.mjs';

const tile = 96;
const middle = { x: tile / 2, y: tile / 2 };

/** What a task is about. They stand in small tiles, so each is one thing and fills its place. */
const tiles = {
  verified: () => placeDrawing('identification-card', { ...middle, size: 94 }),
  deposit: () => placeDrawing('credit-card', { ...middle, size: 94 }),
  slots: () => placeDrawing('slot-machine', { ...middle, size: 90 }),
  live: () => place(symbols.cards.draw({ cards: ['A♠', 'K♥'] }), { x: 48, y: 49, size: 90 }),
  play: () => placeDrawing('game-die', { ...middle, size: 90 }),
  name: () => placeDrawing('label', { ...middle, size: 90 }),
  password: () => placeDrawing('locked-with-key', { ...middle, size: 92 }),
  email: () => placeDrawing('e-mail', { ...middle, size: 92 }),
  picture: () => placeDrawing('camera', { ...middle, size: 92 }),
  follow: () => placeDrawing('bell', { ...middle, size: 92 }),
  mall: () => placeDrawing('shopping-bags', { ...middle, size: 92 }),
  app: () => placeDrawing('mobile-phone', { ...middle, size: 90 }),
  friends: () => placeDrawing('love-letter', { ...middle, size: 92 }),
};

/** What is seen when Filcoins were collected: those of a day or a task, and the gift of a seventh day. */
const rewards = {
  coins: () =>
    place(filcoin(), { x: 92, y: 216, size: 104, turn: -18 }) +
    place(filcoin(), { x: 286, y: 222, size: 96, turn: 16 }) +
    place(filcoin(), { x: 190, y: 168, size: 216, turn: 6 }) +
    sparkles(),
  present: () =>
    place(filcoin(), { x: 76, y: 214, size: 104, turn: -20 }) +
    place(filcoin(), { x: 304, y: 210, size: 112, turn: 18 }) +
    placeDrawing('wrapped-gift', { x: 190, y: 158, size: 236 }) +
    place(filcoin(), { x: 130, y: 252, size: 84, turn: -8 }) +
    place(filcoin(), { x: 246, y: 256, size: 76, turn: 10 }) +
    sparkles(),
};

function sparkles() {
  return placeDrawing('sparkles', { x: 64, y: 74, size: 76 }) + placeDrawing('sparkles', { x: 318, y: 92, size: 60, turn: 14 });
}

export function tasks() {
  const small = { width: tile, height: tile, quality: 84, alphaQuality: 60, mostBytes: 3_200 };
  const gift = { width: 186, height: 186, quality: 82, alphaQuality: 60, mostBytes: 6_000 };
  const large = { width: 380, height: 320, quality: 82, alphaQuality: 60, mostBytes: 16_000 };
  return [
    ...Object.entries(tiles).map(([name, draw]) => ({ ...small, name: `task/${name}.webp`, svg: () => canvas(small, draw()) })),
    { ...gift, name: 'task/gift.webp', svg: () => canvas(gift, placeDrawing('wrapped-gift', { x: 93, y: 93, size: 182 })) },
    ...Object.entries(rewards).map(([name, draw]) => ({
      ...large,
      name: `task/reward-${name}.webp`,
      svg: () => canvas(large, `<defs>${lift({ dy: 9, blur: 9, opacity: 0.32 })}</defs><g filter="url(#lift)">${draw()}</g>`),
    })),
  ];
}
