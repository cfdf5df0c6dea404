import type { Title } from '../shape.ts'
import { twentyFiveLines } from './lines.ts'
import { looks } from './looks.ts'

/** Twenty-five lines, and three tickets that let their player choose one of five routes. */
export const jeepneyJackpot: Title = {
  code: 'jeepney-jackpot',
  version: '2',
  name: { en: 'Jeepney Jackpot', tl: 'Jackpot sa Jeepney' },
  symbols: {
    J: looks.jeepney,
    D: looks.wheel,
    H: looks.postalHorn,
    F: looks.hibiscus,
    A: looks.letterA,
    K: looks.letterK,
    Q: looks.letterQ,
    T: looks.ticket,
    W: looks.star,
  },
  game: {
    kind: 'lines',
    rows: 3,
    strips: [
      'HQKDAFDAHFDHQTAKQJAFJKFQKDKJHAQTKQF',
      'WJDQHFAWJDAQKFKDHAFJHQDKFQKHQAKFQKA',
      'KFDAKJDKHFDAQHWAQJDKHJQTAHFKQWTFAQKFQ',
      'AFKWFKHAWKDQKAFQKADHQAHDJHQFQJFDJQK',
      'AKJFKQADQFTDHFQFJAKTDKQDHAFHKQAKJQH',
    ],
    lines: twentyFiveLines,
    isBothWays: false,
    wild: { symbol: 'W', times: 1, isExpanding: false },
    pays: {
      J: [0, 0, 0, 170, 840, 5000],
      D: [0, 0, 0, 130, 420, 2100],
      H: [0, 0, 0, 100, 250, 1250],
      F: [0, 0, 0, 65, 190, 840],
      A: [0, 0, 0, 35, 85, 330],
      K: [0, 0, 0, 25, 65, 250],
      Q: [0, 0, 0, 25, 65, 250],
    },
  },
  pick: { symbol: 'T', need: 3, prizes: [500, 1000, 1500, 3000, 10000] },
  stakes: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  mostWin: 114,
  declared: { returnPpm: 960113, hitPpm: 582500, deviation: 390, volatility: 2 },
}
