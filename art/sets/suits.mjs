import { canvas } from './canvas.mjs';

const folder = '../../games/view/pictures';
const side = 128;

/** The four suits of the cards in our own games, in the colours in which they are printed. */
const drawn = {
  spades: 'M12 2c6 5.5 9.5 8.5 9.5 12.3a4.7 4.7 0 0 1-8.3 3c.2 2 .9 3.6 2.6 4.7H8.2c1.7-1.1 2.4-2.7 2.6-4.7a4.7 4.7 0 0 1-8.3-3C2.5 10.5 6 7.5 12 2z',
  hearts: 'M12 21.5C5 15.5 2 12 2 8.2A5.2 5.2 0 0 1 7.2 3c2 0 3.8 1.1 4.8 2.9C13 4.1 14.8 3 16.8 3A5.2 5.2 0 0 1 22 8.2c0 3.8-3 7.3-10 13.3z',
  diamonds: 'M12 1.5l8 10.5-8 10.5L4 12z',
  clubs: 'M12 2a4.7 4.7 0 0 1 4.1 7 4.7 4.7 0 1 1-2.8 8.3c.2 2 .9 3.6 2.5 4.7H8.2c1.6-1.1 2.3-2.7 2.5-4.7A4.7 4.7 0 1 1 7.9 9 4.7 4.7 0 0 1 12 2z',
};

export function suits() {
  return Object.entries(drawn).map(([name, path]) => ({
    name: `${folder}/suit-${name}.webp`,
    svg: () => canvas({ width: side, height: side }, `<path transform="scale(${side / 24})" d="${path}" fill="${name === 'hearts' || name === 'diamonds' ? '#c4162f' : '#241418'}"/>`),
    width: side,
    height: side,
    quality: 90,
    mostBytes: 4000,
  }));
}
