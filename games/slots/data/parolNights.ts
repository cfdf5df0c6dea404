import type { Title } from '../shape.ts'
import { tenLines } from './lines.ts'
import { looks } from './looks.ts'

/** Ten lines that pay from both sides, and lanterns that light their whole reel. */
export const parolNights: Title = {
  code: 'parol-nights',
  version: '2',
  name: { en: 'Parol Nights', tl: 'Gabi ng mga Parol' },
  symbols: {
    P: looks.wrappedGift,
    G: looks.bell,
    B: looks.redPaperLantern,
    C: looks.musicalNotes,
    A: looks.letterA,
    K: looks.letterK,
    Q: looks.letterQ,
    W: looks.parol,
  },
  game: {
    kind: 'lines',
    rows: 3,
    strips: [
      'KQACPACKQGBABCABPQKGPQKCQKBQAG',
      'BQCPQKWQBACBQCBPCGKAGKAGQKAQAPK',
      'ACBQPAGCAPQBKACKQBKWGQAKQCGKPQB',
      'QKCQAKGBQCAGKAGKCAQWBKQPABQPCPB',
      'BKQAQCGQPKQCBAKQABKGPKCABGPCAQ',
    ],
    lines: tenLines,
    isBothWays: true,
    wild: { symbol: 'W', times: 1, isExpanding: true },
    pays: {
      P: [0, 0, 0, 160, 620, 3100],
      G: [0, 0, 0, 120, 370, 1850],
      B: [0, 0, 0, 80, 250, 940],
      C: [0, 0, 0, 60, 190, 780],
      A: [0, 0, 0, 35, 95, 370],
      K: [0, 0, 0, 35, 95, 370],
      Q: [0, 0, 0, 30, 80, 310],
    },
  },
  stakes: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  mostWin: 164,
  declared: { returnPpm: 952634, hitPpm: 530000, deviation: 280, volatility: 1 },
}
