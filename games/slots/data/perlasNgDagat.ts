import type { Title } from '../shape.ts'
import { looks } from './looks.ts'

/** Two hundred and forty-three ways: every pearl counts for two, and free spins bring more of them. */
export const perlasNgDagat: Title = {
  code: 'perlas-ng-dagat',
  version: '1',
  name: { en: 'Perlas ng Dagat', tl: 'Perlas ng Dagat' },
  symbols: {
    P: looks.dolphin,
    G: looks.turtle,
    T: looks.tropicalFish,
    F: looks.coral,
    A: looks.letterA,
    K: looks.letterK,
    Q: looks.letterQ,
    J: looks.letterJ,
    S: looks.spiralShell,
    W: looks.oyster,
  },
  game: {
    kind: 'ways',
    rows: 3,
    strips: [
      'GQAGPJAKJQAFJQKTJKFQGTAFJSAKTQPK',
      'QWFPAJQKJFTPFKTJGQAJKAQKGASQGJTKA',
      'FQJFQAKJAGSKGWAQJTKFQKAFKJATPQGPTJ',
      'JPTGKJFQAFJAKJSQFTQAJKQFAKPAWTGQKG',
      'QPATJKAJKQPFGJQPJFGSAKGQATKFTJQFAK',
    ],
    lines: [],
    isBothWays: false,
    wild: { symbol: 'W', times: 2, isExpanding: false },
    pays: {
      P: [0, 0, 0, 70, 280, 1400],
      G: [0, 0, 0, 55, 180, 700],
      T: [0, 0, 0, 40, 140, 530],
      F: [0, 0, 0, 35, 110, 420],
      A: [0, 0, 0, 18, 55, 180],
      K: [0, 0, 0, 18, 55, 180],
      Q: [0, 0, 0, 14, 40, 140],
      J: [0, 0, 0, 14, 40, 140],
    },
  },
  freeSpins: {
    symbol: 'S',
    awards: [0, 0, 0, 8, 12, 20],
    pays: [0, 0, 0, 200, 500, 2000],
    ladder: [1],
    most: 60,
    strips: [
      'AJQPKTPQFATJFKGAQJTGKSAJGQFK',
      'JQFJWKATPGJQTFJGTSGAFKAWQAKPQK',
      'PJQKFWQJTAFJAKJQSKGQWAFTPKTGAFG',
      'KQAGFJKQJKWQAWTFGPTFAJTKJAGPFQS',
      'PTAFPGQAKQJATJKSJKFGKAFQGFTPQJ',
    ],
  },
  stakes: [1, 2, 5, 10, 20, 50, 100, 200],
  mostWin: 5000,
  declared: { returnPpm: 965665, hitPpm: 506500, deviation: 410, volatility: 2 },
}
