import type { Title } from '../shape.ts'
import { twentyShortLines } from './lines.ts'
import { looks } from './looks.ts'

/** Twenty lines, wilds that double what they join, and free spins that pay more the longer they last. */
export const diamanteReyna: Title = {
  code: 'diamante-reyna',
  version: '3',
  name: { en: 'Diamante Reyna', tl: 'Reyna ng Diyamante' },
  symbols: {
    W: looks.sparkles,
    D: looks.gemStone,
    C: looks.crown,
    R: looks.rose,
    B: looks.ribbon,
    A: looks.letterA,
    K: looks.letterK,
    Q: looks.letterQ,
    J: looks.letterJ,
    S: looks.star,
  },
  game: {
    kind: 'lines',
    rows: 3,
    strips: [
      'QRKAJKRDCJKABJAQBJQDKABQRJASQKC',
      'RQBCAWJKADBJCRKJQAKQDJKRAQKSQJAB',
      'KBAQCWKARQCBJWQJKSBJARDJQKRJAKDQA',
      'JAWJDCJRBQJKACKBAKDSRKQJCBQKAQRAQ',
      'WBQKJAQJBKRCDACDQRAKJDRQCKJBAKSJAQ',
    ],
    lines: twentyShortLines,
    isBothWays: false,
    wild: { symbol: 'W', times: 2, isExpanding: false },
    pays: {
      W: [0, 0, 30, 145, 1000, 13500],
      D: [0, 0, 0, 210, 1000, 6700],
      C: [0, 0, 0, 170, 560, 2800],
      R: [0, 0, 0, 100, 310, 1000],
      B: [0, 0, 0, 90, 245, 780],
      A: [0, 0, 0, 34, 90, 280],
      K: [0, 0, 0, 34, 90, 280],
      Q: [0, 0, 0, 28, 62, 225],
      J: [0, 0, 0, 28, 62, 225],
    },
  },
  freeSpins: {
    symbol: 'S',
    awards: [0, 0, 0, 10, 15, 25],
    pays: [0, 0, 0, 200, 1000, 5000],
    ladder: [1, 1, 2, 2, 3, 3, 4, 4, 5],
    most: 50,
  },
  stakes: [1, 2, 5, 10, 20, 50, 100, 200],
  mostWin: 5000,
  declared: { returnPpm: 972087, hitPpm: 450700, deviation: 660, volatility: 3 },
}
