import type { Title } from '../shape.ts'
import { looks } from './looks.ts'

/** One thousand and twenty-four ways, and free spins whose multiplier climbs by one with each. */
export const kalabawGold: Title = {
  code: 'kalabaw-gold',
  version: '1',
  name: { en: 'Kalabaw Gold', tl: 'Gintong Kalabaw' },
  symbols: {
    B: looks.waterBuffalo,
    R: looks.cookedRice,
    H: looks.hut,
    N: looks.basket,
    A: looks.letterA,
    K: looks.letterK,
    Q: looks.letterQ,
    J: looks.letterJ,
    S: looks.sunflower,
    W: looks.coin,
  },
  game: {
    kind: 'ways',
    rows: 4,
    strips: [
      'JKQHKJQKSNKAQRBJQKAJRAHNQJAQNARNJBAHK',
      'QAHJQRJHAQKNJAHBKJRKWQKABJQKNARNANQKSJ',
      'JQKJRAKQHWQNAHRNKSARKHJBNQJKAKJHAQAJNQB',
      'QKJHQKABNJRNAKQANJQWQKRJQSHKJRHKABNAHJA',
      'HSAJHANKRAQJRQKJBNKQJBQNKRHAQKJAHRAJQNK',
    ],
    lines: [],
    isBothWays: false,
    wild: { symbol: 'W', times: 1, isExpanding: false },
    pays: {
      B: [0, 0, 0, 35, 220, 1700],
      R: [0, 0, 0, 20, 100, 570],
      H: [0, 0, 0, 17, 70, 360],
      N: [0, 0, 0, 14, 45, 220],
      A: [0, 0, 0, 0, 17, 55],
      K: [0, 0, 0, 0, 17, 55],
      Q: [0, 0, 0, 0, 14, 45],
      J: [0, 0, 0, 0, 14, 45],
    },
  },
  freeSpins: {
    symbol: 'S',
    awards: [0, 0, 0, 8, 12, 16],
    pays: [0, 0, 0, 200, 1000, 4000],
    ladder: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    most: 40,
  },
  stakes: [1, 2, 5, 10, 20, 50, 100, 200],
  mostWin: 5000,
  declared: { returnPpm: 940510, hitPpm: 632000, deviation: 455, volatility: 2 },
}
