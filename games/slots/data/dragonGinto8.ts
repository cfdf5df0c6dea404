import type { Title } from '../shape.ts'
import { looks } from './looks.ts'

/** Three reels, twenty-seven ways, and golden eights that count for eight symbols each: little comes seldom, and much at times. */
export const dragonGinto8: Title = {
  code: 'dragon-ginto-8',
  version: '2',
  name: { en: 'Dragon Ginto 8', tl: 'Gintong Dragon 8' },
  symbols: {
    D: looks.dragon,
    L: looks.redPaperLantern,
    C: looks.coin,
    B: looks.mahjongRedDragon,
    A: looks.letterA,
    K: looks.letterK,
    Q: looks.letterQ,
    W: looks.eight,
  },
  game: {
    kind: 'ways',
    rows: 3,
    strips: ['KQAKDCKQBAQLQCLQBKAQKABKBCLA', 'QCBKLQWAKDLQCABKQCAKLCQBQKABDA', 'BAQBCLKAQAKQDCLABQDKQBCQWAKLAK'],
    lines: [],
    isBothWays: false,
    wild: { symbol: 'W', times: 8, isExpanding: false },
    pays: {
      D: [0, 0, 0, 560],
      L: [0, 0, 0, 50],
      C: [0, 0, 0, 20],
      B: [0, 0, 0, 10],
    },
  },
  stakes: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
  mostWin: 373,
  declared: { returnPpm: 941036, hitPpm: 199405, deviation: 1262, volatility: 5 },
}
