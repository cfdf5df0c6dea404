import type { Title } from '../shape.ts'

const all: readonly Title[] = [
  {
    code: 'keno-kidlat',
    version: '1',
    name: { en: 'Keno Kidlat', tl: 'Keno Kidlat' },
    numbers: 80,
    drawn: 20,
    tickets: [
      { picks: 1, pays: [0, 37] },
      { picks: 2, pays: [0, 10, 91] },
      { picks: 3, pays: [0, 0, 40, 270] },
      { picks: 4, pays: [0, 0, 20, 52, 900] },
      { picks: 5, pays: [0, 0, 0, 40, 250, 4500] },
      { picks: 6, pays: [0, 0, 0, 20, 100, 600, 15_000] },
      { picks: 7, pays: [0, 0, 0, 0, 60, 300, 2500, 70_000] },
      { picks: 8, pays: [0, 0, 0, 0, 20, 180, 1000, 10_000, 90_000] },
      { picks: 9, pays: [0, 0, 0, 0, 0, 80, 500, 3000, 60_000, 100_000] },
      // Whoever hits nothing of ten is paid too: that is as rare as five of them.
      { picks: 10, pays: [20, 0, 0, 0, 0, 25, 250, 1500, 10_000, 70_000, 100_000] },
    ],
    // A larger stake could win more than the house may lose in one round.
    stakes: [10, 20, 50, 100],
    mostWin: 10_000,
    declared: { returnPpm: 924_234, mostReturnPpm: 929_649, volatility: 5 },
  },
]

/** Every title of this engine, by the code under which the catalogue lists it. */
export const titles: ReadonlyMap<string, Title> = new Map(all.map(one => [one.code, one]))
