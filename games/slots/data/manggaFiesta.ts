import type { Title } from '../shape.ts'
import { twentyLines } from './lines.ts'
import { looks } from './looks.ts'

/** Five reels of four rows, twenty lines: a wild star, and suns that open free spins at twice the pay. */
export const manggaFiesta: Title = {
  code: 'mangga-fiesta',
  version: '1',
  name: { en: 'Mangga Fiesta', tl: 'Pista ng Mangga' },
  symbols: {
    W: looks.parol,
    S: looks.sun,
    M: looks.mango,
    B: looks.waterBuffalo,
    P: looks.pineapple,
    C: looks.coconut,
    H: looks.hibiscus,
    A: looks.letterA,
    K: looks.letterK,
    Q: looks.letterQ,
    J: looks.letterJ,
  },
  game: {
    kind: 'lines',
    rows: 4,
    strips: [
      'BCJHKMJPAQHCKQAJBMSJKQPJAHCQAPKM',
      'JQACJWMAQKPMCBHQPAHCJAKWQMBKJHPKS',
      'KMCBAJQWJHMCASBAQPHKCPJKHAQKWPHMQJ',
      'BJAKHQJSHPJMCBAPQCMKQHCKWMJAKPBAWQ',
      'JHKCBAQJBMQKJAPQMJBAMCMJPHKQCAHKPS',
    ],
    lines: twentyLines,
    isBothWays: false,
    wild: { symbol: 'W', times: 1, isExpanding: false },
    pays: {
      M: [0, 0, 0, 200, 900, 5000],
      B: [0, 0, 0, 175, 600, 3000],
      P: [0, 0, 0, 150, 400, 1500],
      C: [0, 0, 0, 120, 300, 1000],
      H: [0, 0, 0, 100, 225, 900],
      A: [0, 0, 0, 75, 150, 500],
      K: [0, 0, 0, 60, 150, 500],
      Q: [0, 0, 0, 50, 110, 400],
      J: [0, 0, 0, 40, 100, 400],
    },
  },
  freeSpins: {
    symbol: 'S',
    awards: [0, 0, 0, 10, 15, 20],
    pays: [0, 0, 0, 200, 1000, 5000],
    ladder: [2],
    most: 60,
  },
  stakes: [1, 2, 5, 10, 20, 50, 100, 200],
  mostWin: 5000,
  declared: { returnPpm: 954_021, hitPpm: 384_000, deviation: 365, volatility: 2 },
}
