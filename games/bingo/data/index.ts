import type { Jackpot, Kind, ParSheet, Prize, PrizeCode, Room, Step, Text } from '../shape.ts'

const names: Readonly<Record<PrizeCode, Text>> = {
  line: { en: 'One line', tl: 'Isang linya' },
  corners: { en: 'Four corners', tl: 'Apat na sulok' },
  twoLines: { en: 'Two lines', tl: 'Dalawang linya' },
  house: { en: 'Full house', tl: 'Buong card' },
}

/** What a prize pays by the ball that completes it: hundredths of a card's price. */
function prize(code: PrizeCode, ...steps: readonly (readonly [by: number, pay: number])[]): Prize {
  return { code, name: names[code], steps: steps.map(([by, pay]): Step => ({ by, pay })) }
}

interface KindOfRoom {
  readonly prizes: readonly Prize[]
  readonly jackpot: Omit<Jackpot, 'seed' | 'most'>
  readonly declared: ParSheet
}

const kinds: Readonly<Record<Kind, KindOfRoom>> = {
  bingo75: {
    prizes: [
      prize('line', [15, 2000], [20, 600], [25, 300], [30, 160], [35, 100]),
      prize('corners', [15, 5000], [25, 600], [35, 200]),
      prize('house', [50, 50_000], [55, 30_000], [58, 10_000], [60, 6000]),
    ],
    jackpot: { by: 50, sharePpm: 20_000, nextPpm: 10_000 },
    declared: { returnPpm: 929_699, fixedPpm: 899_699, hitPpm: 290_723, jackpotOneIn: 212_085 },
  },
  bingo90: {
    prizes: [
      prize('line', [20, 5000], [26, 1500], [32, 900], [40, 500], [46, 250], [50, 100]),
      prize('twoLines', [40, 10_000], [45, 4000], [50, 2000], [55, 800]),
      prize('house', [44, 100_000], [50, 50_000], [55, 20_000], [60, 8000]),
    ],
    jackpot: { by: 44, sharePpm: 20_000, nextPpm: 10_000 },
    declared: { returnPpm: 919_543, fixedPpm: 889_543, hitPpm: 141_387, jackpotOneIn: 199_188 },
  },
}

interface NewRoom {
  readonly code: string
  readonly name: readonly [en: string, tl: string]
  readonly kind: Kind
  readonly price: number
  readonly seed: number
  readonly mostWin: number
}

function room({ code, name: [en, tl], kind, price, seed, mostWin }: NewRoom): Room {
  const { prizes, jackpot, declared } = kinds[kind]
  return {
    code,
    version: '2',
    name: { en, tl },
    kind,
    price,
    mostCards: 6,
    prizes,
    jackpot: { ...jackpot, seed, most: 500_000 },
    calls: 60,
    callMs: 1000,
    bettingMs: 25_000,
    declared,
    mostWin,
  }
}

const all: readonly Room[] = [
  room({
    code: 'bingo-75',
    name: ['Bingo 75', "Bingo Sitenta'y Singko"],
    kind: 'bingo75',
    price: 20,
    seed: 20_000,
    mostWin: 568_400,
  }),
  room({
    code: 'bingo-bituin',
    name: ['Bingo Bituin', 'Bingo Bituin'],
    kind: 'bingo75',
    price: 10,
    seed: 10_000,
    mostWin: 534_200,
  }),
  room({
    code: 'bola-noventa',
    name: ['Bola Noventa', 'Bola Nobenta'],
    kind: 'bingo90',
    price: 20,
    seed: 20_000,
    mostWin: 638_000,
  }),
  room({
    code: 'bingo-fiesta',
    name: ['Bingo Fiesta', 'Pistang Bingo'],
    kind: 'bingo90',
    price: 5,
    seed: 5000,
    mostWin: 534_500,
  }),
  room({
    code: 'bingo-barangay',
    name: ['Bingo Barangay', 'Bingo Barangay'],
    kind: 'bingo75',
    price: 5,
    seed: 5000,
    mostWin: 517_100,
  }),
  room({
    code: 'bingo-bulaklak',
    name: ['Bingo Bulaklak', 'Bingo Bulaklak'],
    kind: 'bingo75',
    price: 40,
    seed: 40_000,
    mostWin: 636_800,
  }),
  room({
    code: 'bingo-dagat',
    name: ['Bingo Dagat', 'Bingo Dagat'],
    kind: 'bingo90',
    price: 10,
    seed: 10_000,
    mostWin: 569_000,
  }),
  room({
    code: 'bingo-palengke',
    name: ['Bingo Palengke', 'Bingo sa Palengke'],
    kind: 'bingo90',
    price: 2,
    seed: 2000,
    mostWin: 513_800,
  }),
]

/** Every room that can be entered, by the code under which the catalogue lists it. */
export const rooms: ReadonlyMap<string, Room> = new Map(all.map(one => [one.code, one]))
