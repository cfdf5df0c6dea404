import type { Title } from '../shape.ts'
import { looks } from './looks.ts'

/** Three reels, twenty-seven ways, and a golden eight that counts for eight symbols. */
export const dragonGinto8: Title = {
  code: 'dragon-ginto-8',
  version: '1',
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
    strips: ['KQAKDCKDQBAQLQCLQBKAQKABKBCLA', 'QCBKLQWAKDLQCABKQCAKLCQBQKABDA', 'BAQBCLKAQAKQDCLABQDKQBCQAKLAK'],
    lines: [],
    isBothWays: false,
    wild: { symbol: 'W', times: 8, isExpanding: false },
    pays: {
      D: [0, 0, 0, 700],
      L: [0, 0, 0, 210],
      C: [0, 0, 0, 100],
      B: [0, 0, 0, 50],
      A: [0, 0, 0, 17],
      K: [0, 0, 0, 14],
      Q: [0, 0, 0, 14],
    },
  },
  stakes: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
  mostWin: 1000,
  declared: { returnPpm: 945332, hitPpm: 604500, deviation: 445, volatility: 2 },
}
