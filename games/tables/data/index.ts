import type { Group, Kind, Table } from '../shape.ts'
import { baccarat } from './baccarat.ts'
import { colorGame } from './colorGame.ts'
import { dragonTiger } from './dragonTiger.ts'
import { roulette } from './roulette.ts'
import { sicBo } from './sicBo.ts'

interface KindOfTable {
  readonly groups: readonly Group[]
  readonly returnPpm: number
  readonly mostWin: number
}

/** The return that a table states is that of its main bets: banker, dragon or tiger, any of roulette's, small or big. */
const kinds: Readonly<Record<Kind, KindOfTable>> = {
  baccarat: { groups: baccarat, returnPpm: 989_421, mostWin: 66_500 },
  roulette: { groups: roulette, returnPpm: 972_973, mostWin: 235_500 },
  dragonTiger: { groups: dragonTiger, returnPpm: 962_651, mostWin: 47_000 },
  sicBo: { groups: sicBo, returnPpm: 972_222, mostWin: 105_000 },
  colorGame: { groups: colorGame, returnPpm: 921_296, mostWin: 15_000 },
}

interface NewTable {
  readonly code: string
  readonly name: readonly [en: string, tl: string]
  readonly kind: Kind
  readonly seconds: number
}

function table({ code, name: [en, tl], kind, seconds }: NewTable): Table {
  return {
    code,
    version: '2',
    name: { en, tl },
    kind,
    ...kinds[kind],
    chips: [5, 10, 50, 100, 500, 1000],
    least: 5,
    mostRound: 25_000,
    bettingMs: seconds * 1000,
  }
}

const all: readonly Table[] = [
  table({ code: 'baccarat-royale', name: ['Baccarat Royale', 'Maharlikang Baccarat'], kind: 'baccarat', seconds: 20 }),
  table({ code: 'speed-baccarat', name: ['Speed Baccarat', 'Mabilis na Baccarat'], kind: 'baccarat', seconds: 15 }),
  table({ code: 'baccarat-cebu', name: ['Baccarat Cebu', 'Baccarat Cebu'], kind: 'baccarat', seconds: 20 }),
  table({ code: 'mabuhay-baccarat', name: ['Mabuhay Baccarat', 'Mabuhay Baccarat'], kind: 'baccarat', seconds: 25 }),
  table({ code: 'roulette-manila', name: ['Roulette Manila', 'Roulette Maynila'], kind: 'roulette', seconds: 25 }),
  table({ code: 'roulette-baguio', name: ['Roulette Baguio', 'Roulette Baguio'], kind: 'roulette', seconds: 25 }),
  table({ code: 'roulette-ginto', name: ['Roulette Ginto', 'Gintong Roulette'], kind: 'roulette', seconds: 30 }),
  table({ code: 'roulette-europa', name: ['Roulette Europa', 'Roulette Europa'], kind: 'roulette', seconds: 30 }),
  table({ code: 'dragon-tiger', name: ['Dragon Tiger', 'Dragon at Tigre'], kind: 'dragonTiger', seconds: 15 }),
  table({ code: 'sic-bo-live', name: ['Sic Bo Live', 'Sic Bo Live'], kind: 'sicBo', seconds: 25 }),
  table({ code: 'perya-color-game', name: ['Perya Color Game', 'Perya Color Game'], kind: 'colorGame', seconds: 20 }),
  table({ code: 'color-game-gabi', name: ['Color Game Gabi', 'Color Game sa Gabi'], kind: 'colorGame', seconds: 20 }),
]

/** Every table that can be sat down at, by the code under which the catalogue lists it. */
export const tables: ReadonlyMap<string, Table> = new Map(all.map(one => [one.code, one]))
