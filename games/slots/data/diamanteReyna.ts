import type { Title } from '../shape.ts'
import { twentyShortLines } from './lines.ts'
import { looks } from './looks.ts'

/** Twenty lines, wilds that treble what they join, and free spins that pay more the longer they last. */
export const diamanteReyna: Title = {
  code: 'diamante-reyna',
  version: '1',
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
    wild: { symbol: 'W', times: 3, isExpanding: false },
    pays: {
      W: [0, 0, 19, 75, 380, 3750],
      D: [0, 0, 0, 110, 450, 2250],
      C: [0, 0, 0, 95, 300, 1150],
      R: [0, 0, 0, 55, 190, 560],
      B: [0, 0, 0, 55, 150, 450],
      A: [0, 0, 0, 25, 55, 190],
      K: [0, 0, 0, 25, 55, 190],
      Q: [0, 0, 0, 19, 40, 150],
      J: [0, 0, 0, 19, 40, 150],
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
  declared: { returnPpm: 975361, hitPpm: 451500, deviation: 765, volatility: 3 },
}
