import type { Title } from '../shape.ts'
import { houseWay } from './houseWay.ts'

const pusoyChamps: Title = {
  code: 'pusoy-champs',
  version: '2',
  name: { en: 'Pusoy Champs', tl: 'Kampeon ng Pusoy' },
  stakes: [18, 36, 90, 180, 360, 900, 1800],
  mostPoints: 6,
  royalties: [
    { row: 'front', kind: 'three', points: 3 },
    { row: 'middle', kind: 'fullHouse', points: 2 },
    { row: 'middle', kind: 'four', points: 4 },
    { row: 'middle', kind: 'straightFlush', points: 5 },
    { row: 'back', kind: 'four', points: 2 },
    { row: 'back', kind: 'straightFlush', points: 3 },
  ],
  bonus: { oneSuit: 500, dragon: 50, sixPairs: 0, threeFlushes: 0, threeStraights: 0 },
  keptPercent: 15,
  way: houseWay,
  mostWin: 502,
  declared: { returnPpm: 983_100, hitPpm: 467_100, naturalPpm: 16_605, volatility: 1 },
}

/** Every title of this game, by the code under which the catalogue lists it. */
export const titles: ReadonlyMap<string, Title> = new Map([[pusoyChamps.code, pusoyChamps]])
