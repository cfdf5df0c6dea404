import type { Title } from '../shape.ts'
import { twentyLines } from './lines.ts'

/** Five reels of four rows, twenty lines: a wild star, and suns that open free spins at twice the pay. */
export const manggaFiesta: Title = {
  code: 'mangga-fiesta',
  version: '1',
  name: { en: 'Mangga Fiesta', tl: 'Pista ng Mangga' },
  symbols: {
    W: { art: 'parol', name: { en: 'Star', tl: 'Parol' } },
    S: { art: 'sun', name: { en: 'Sun', tl: 'Araw' } },
    M: { art: 'mango', name: { en: 'Mango', tl: 'Mangga' } },
    B: { art: 'water-buffalo', name: { en: 'Water buffalo', tl: 'Kalabaw' } },
    P: { art: 'pineapple', name: { en: 'Pineapple', tl: 'Pinya' } },
    C: { art: 'coconut', name: { en: 'Coconut', tl: 'Buko' } },
    H: { art: 'hibiscus', name: { en: 'Hibiscus', tl: 'Gumamela' } },
    A: { art: 'letter-a', name: { en: 'A', tl: 'A' } },
    K: { art: 'letter-k', name: { en: 'K', tl: 'K' } },
    Q: { art: 'letter-q', name: { en: 'Q', tl: 'Q' } },
    J: { art: 'letter-j', name: { en: 'J', tl: 'J' } },
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
