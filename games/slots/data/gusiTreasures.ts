import type { Title } from '../shape.ts'
import { tenLines } from './lines.ts'
import { looks } from './looks.ts'

/** Ten lines, and coins that stay while the rest is drawn again, until nothing comes three times running. */
export const gusiTreasures: Title = {
  code: 'gusi-treasures',
  version: '2',
  name: { en: 'Gusi Treasures', tl: 'Yaman ng Gusi' },
  symbols: {
    G: looks.amphora,
    D: looks.gemStone,
    R: looks.oldKey,
    A: looks.letterA,
    K: looks.letterK,
    Q: looks.letterQ,
    C: looks.coin,
    W: looks.crystalBall,
  },
  game: {
    kind: 'lines',
    rows: 3,
    strips: [
      'AQRGKCCQAQKAGRQCAKCCARKDRQKDAGDQK',
      'CCQKAGQCCKQGAQKARQAKDQWRKDAGRKAWCDR',
      'RGAKWQKRCCKQRDKQAWGCADGKAQKADQRCCQA',
      'QDRAKQDKCCKACCCAGQRWAQRWKGQKARQGDAK',
      'KRQKCCRQARGQDAKGAKQDGACCAQKAQCKRD',
    ],
    lines: tenLines,
    isBothWays: false,
    wild: { symbol: 'W', times: 1, isExpanding: false },
    pays: {
      G: [0, 0, 0, 310, 1550, 7700],
      D: [0, 0, 0, 200, 770, 3600],
      R: [0, 0, 0, 150, 510, 2050],
      A: [0, 0, 0, 75, 260, 770],
      K: [0, 0, 0, 75, 260, 770],
      Q: [0, 0, 0, 50, 200, 610],
    },
  },
  hold: {
    symbol: 'C',
    need: 6,
    lives: 3,
    odds: 30,
    values: [
      { pay: 50, weight: 50 },
      { pay: 100, weight: 30 },
      { pay: 200, weight: 12 },
      { pay: 500, weight: 6 },
      { pay: 1500, weight: 2 },
    ],
    full: 100000,
  },
  stakes: [1, 2, 5, 10, 20, 50, 100, 200],
  mostWin: 1246,
  declared: { returnPpm: 951381, hitPpm: 316500, deviation: 350, volatility: 2 },
}
