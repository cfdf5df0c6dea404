import type { Title } from '../shape.ts'
import { looks } from './looks.ts'

/** A grid of twenty: seven alike anywhere pay and burn away, and every fall multiplies more. */
export const mayonEmbers: Title = {
  code: 'mayon-embers',
  version: '1',
  name: { en: 'Mayon Embers', tl: 'Baga ng Mayon' },
  symbols: { F: looks.fire, G: looks.gemStone, R: looks.comet, C: looks.coin, S: looks.star, D: looks.droplet },
  game: {
    kind: 'cascade',
    columns: 5,
    rows: 4,
    weights: { F: 8, G: 9, R: 10, C: 11, S: 12, D: 12 },
    pays: {
      F: [
        { from: 7, pay: 430 },
        { from: 9, pay: 1300 },
        { from: 11, pay: 5400 },
      ],
      G: [
        { from: 7, pay: 260 },
        { from: 9, pay: 860 },
        { from: 11, pay: 3200 },
      ],
      R: [
        { from: 7, pay: 170 },
        { from: 9, pay: 540 },
        { from: 11, pay: 2150 },
      ],
      C: [
        { from: 7, pay: 110 },
        { from: 9, pay: 320 },
        { from: 11, pay: 1300 },
      ],
      S: [
        { from: 7, pay: 65 },
        { from: 9, pay: 210 },
        { from: 11, pay: 860 },
      ],
      D: [
        { from: 7, pay: 55 },
        { from: 9, pay: 170 },
        { from: 11, pay: 640 },
      ],
    },
    ladder: [1, 2, 3, 5, 8],
    mostFalls: 12,
  },
  stakes: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  mostWin: 2000,
  declared: { returnPpm: 966372, hitPpm: 255500, deviation: 430, volatility: 2 },
}
