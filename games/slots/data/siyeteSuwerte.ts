import type { Title } from '../shape.ts'
import { fiveLines } from './lines.ts'
import { looks } from './looks.ts'

/** Three reels of three rows and five lines, as the first machines had them: every crown in a win doubles it. */
export const siyeteSuwerte: Title = {
  code: 'siyete-suwerte',
  version: '2',
  name: { en: 'Siyete Suwerte', tl: 'Suwerteng Siyete' },
  symbols: {
    W: looks.crown,
    V: looks.seven,
    B: looks.bell,
    S: looks.star,
    G: looks.grapes,
    L: looks.lemon,
    C: looks.cherries,
  },
  game: {
    kind: 'lines',
    rows: 3,
    strips: ['VSGLCGBCSLGVLBCGSCLBCSGLWC', 'SVCSLCGVBCGBLGBWLCSLCSGCGL', 'GBLSWCLSCGVCBLCGBSCGLCSGLV'],
    lines: fiveLines,
    isBothWays: false,
    wild: { symbol: 'W', times: 2, isExpanding: false },
    pays: {
      W: [0, 0, 0, 3100],
      V: [0, 0, 0, 1250],
      B: [0, 0, 0, 460],
      S: [0, 0, 0, 250],
      G: [0, 0, 0, 150],
      L: [0, 0, 0, 120],
      C: [0, 0, 15, 95],
    },
  },
  stakes: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
  mostWin: 76,
  declared: { returnPpm: 951155, hitPpm: 455337, deviation: 334, volatility: 2 },
}
