import type { Group } from '../shape.ts'
import { makeGroup, makeSpot } from './makeSpot.ts'

/** A tie gives half of a bet on dragon or tiger back. */
export const dragonTiger: readonly Group[] = [
  makeGroup({
    code: 'ties',
    name: ['Ties', 'Mga tabla'],
    columns: 2,
    spots: [
      makeSpot({ code: 'tie', name: ['Tie', 'Tabla'], pays: { tie: [1200] }, odds: '11 : 1', returnPpm: 896_386 }),
      makeSpot({
        code: 'suitedTie',
        name: ['Suited tie', 'Tablang magkapalo'],
        pays: { suitedTie: [5000] },
        odds: '49 : 1',
        returnPpm: 843_373,
      }),
    ],
  }),
  makeGroup({
    code: 'main',
    name: ['Winner', 'Panalo'],
    columns: 2,
    spots: [
      makeSpot({
        code: 'dragon',
        name: ['Dragon', 'Dragon'],
        pays: { dragon: [200], tie: [50] },
        odds: '1 : 1',
        returnPpm: 962_651,
      }),
      makeSpot({
        code: 'tiger',
        name: ['Tiger', 'Tigre'],
        pays: { tiger: [200], tie: [50] },
        odds: '1 : 1',
        returnPpm: 962_651,
      }),
    ],
  }),
]
