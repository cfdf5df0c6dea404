import type { Text, Title, Way } from '../shape.ts'
import { paysOf } from './pays.ts'

interface NewTitle extends Omit<Title, 'ways' | 'version' | 'stakes'> {
  readonly back: number
  readonly sizes: readonly (readonly [size: number, name: Text])[]
}

function title({ back, sizes, ...made }: NewTitle): Title {
  const ways: Way[] = sizes.map(([size, name], code) => ({ code, name, size, pays: paysOf({ ...made, size, back }) }))
  return { ...made, version: '2', stakes: [10, 20, 50, 100, 200, 500], ways }
}

function mines(count: number): readonly [number, Text] {
  return [count, { en: count === 1 ? '1 mine' : `${count} mines`, tl: `${count} mina` }]
}

const all: readonly Title[] = [
  title({
    code: 'mina-ng-hiyas',
    name: { en: 'Mina ng Hiyas', tl: 'Mina ng Hiyas' },
    kind: 'field',
    places: 25,
    sizes: [1, 3, 5, 8, 12].map(mines),
    mostWin: 921,
    back: 970,
    declared: { returnPpm: 969_360, mostReturnPpm: 970_000, volatility: 5 },
  }),
  title({
    code: 'palosebo-climb',
    name: { en: 'Palosebo Climb', tl: 'Akyat-Palosebo' },
    kind: 'climb',
    places: 8,
    sizes: [
      [4, { en: '4 holds', tl: '4 kapitan' }],
      [3, { en: '3 holds', tl: '3 kapitan' }],
      [2, { en: '2 holds', tl: '2 kapitan' }],
    ],
    mostWin: 248,
    back: 968,
    declared: { returnPpm: 967_500, mostReturnPpm: 968_000, volatility: 5 },
  }),
]

/** Every title of this engine, by the code under which the catalogue lists it. */
export const titles: ReadonlyMap<string, Title> = new Map(all.map(one => [one.code, one]))
