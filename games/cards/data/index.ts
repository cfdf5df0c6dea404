import type { BlackjackTitle, PokerTitle, Rank, Title } from '../shape.ts'

const nineFive: Readonly<Record<Rank, number>> = {
  nothing: 0,
  jacksOrBetter: 1,
  twoPair: 2,
  three: 3,
  straight: 4,
  flush: 5,
  fullHouse: 9,
  four: 25,
  straightFlush: 50,
  royalFlush: 800,
}

const poker = { kind: 'poker', version: '1', stakes: [5, 10, 20, 50, 100, 200, 500, 1000], mostWin: 800 } as const
const blackjack = {
  kind: 'blackjack',
  version: '1',
  stakes: [10, 20, 50, 100, 200, 500, 1000, 2000, 5000],
  mostWin: 8,
  isDoubleAfterSplit: true,
} as const

const pokers: readonly PokerTitle[] = [
  {
    ...poker,
    code: 'video-poker-baraha',
    name: { en: 'Baraha Video Poker', tl: 'Video Poker Baraha' },
    pays: nineFive,
    declared: { returnPpm: 984_498, hitPpm: 455_036, volatility: 2 },
  },
]

const blackjacks: readonly BlackjackTitle[] = [
  {
    ...blackjack,
    code: 'blackjack-classic',
    name: { en: 'Blackjack Classic', tl: 'Klasikong Blackjack' },
    isSoftHit: false,
    declared: { returnPpm: 994_296, hitPpm: 523_659, volatility: 1 },
  },
  {
    ...blackjack,
    code: 'blackjack-salon',
    name: { en: 'Blackjack Salon', tl: 'Salon ng Blackjack' },
    isSoftHit: true,
    declared: { returnPpm: 992_108, hitPpm: 522_011, volatility: 1 },
  },
]

const all: readonly Title[] = [...pokers, ...blackjacks]

/** Every title of these games, by the code under which the catalogue lists it. */
export const titles: ReadonlyMap<string, Title> = new Map(all.map(one => [one.code, one]))
