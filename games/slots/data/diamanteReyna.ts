import type { Title } from '../shape.ts'
import { twentyShortLines } from './lines.ts'
import { looks } from './looks.ts'

/** Twenty lines, wilds that double what they join, and free spins that pay more the longer they last. */
export const diamanteReyna: Title = {
  code: 'diamante-reyna',
  version: '2',
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
      W: [0, 0, 30, 130, 630, 6300],
      D: [0, 0, 0, 190, 750, 3750],
      C: [0, 0, 0, 160, 500, 1900],
      R: [0, 0, 0, 95, 310, 940],
      B: [0, 0, 0, 95, 250, 750],
      A: [0, 0, 0, 40, 95, 310],
      K: [0, 0, 0, 40, 95, 310],
      Q: [0, 0, 0, 30, 65, 250],
      J: [0, 0, 0, 30, 65, 250],
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
  declared: { returnPpm: 971537, hitPpm: 452000, deviation: 495, volatility: 2 },
}
