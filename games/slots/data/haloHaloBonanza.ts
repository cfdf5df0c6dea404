import type { Title } from '../shape.ts'
import { looks } from './looks.ts'

/** A tall glass of thirty: ten alike anywhere pay, melt, and make room for more. */
export const haloHaloBonanza: Title = {
  code: 'halo-halo-bonanza',
  version: '2',
  name: { en: 'Halo-Halo Bonanza', tl: 'Saganang Halo-Halo' },
  symbols: { U: looks.shavedIce, M: looks.mango, C: looks.cherries, L: looks.custard, K: looks.coconut },
  game: {
    kind: 'cascade',
    columns: 6,
    rows: 5,
    weights: { U: 10, M: 12, C: 13, L: 14, K: 15 },
    pays: {
      U: [
        { from: 10, pay: 210 },
        { from: 12, pay: 640 },
        { from: 15, pay: 2850 },
      ],
      M: [
        { from: 10, pay: 110 },
        { from: 12, pay: 350 },
        { from: 15, pay: 1400 },
      ],
      C: [
        { from: 10, pay: 70 },
        { from: 12, pay: 210 },
        { from: 15, pay: 850 },
      ],
      L: [
        { from: 10, pay: 40 },
        { from: 12, pay: 140 },
        { from: 15, pay: 570 },
      ],
      K: [
        { from: 10, pay: 30 },
        { from: 12, pay: 110 },
        { from: 15, pay: 420 },
      ],
    },
    ladder: [1],
    mostFalls: 12,
  },
  stakes: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
  mostWin: 553,
  declared: { returnPpm: 965003, hitPpm: 356500, deviation: 235, volatility: 1 },
}
