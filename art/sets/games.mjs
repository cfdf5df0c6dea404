import { readFileSync } from 'node:fs';
import { picture, pictureHeight, pictureWidth } from '../paint/picture.mjs';
import { pictures } from '../pictures/index.mjs';

export function games() {
  const catalogue = JSON.parse(readFileSync(new URL('../../content/catalogue/games.json', import.meta.url), 'utf8'));
  return catalogue.map((game) => ({
    name: `games/${game.code}.webp`,
    svg: () => picture(game.code, pictures[game.code], game),
    width: pictureWidth,
    height: pictureHeight,
    scale: 1,
    quality: 80,
    mostBytes: 17_000,
  }));
}
