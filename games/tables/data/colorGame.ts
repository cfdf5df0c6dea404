import type { Group } from '../shape.ts'
import { makeGroup, makeSpot } from './makeSpot.ts'

const colors: readonly (readonly [en: string, tl: string])[] = [
  ['Red', 'Pula'],
  ['Yellow', 'Dilaw'],
  ['Green', 'Berde'],
  ['Blue', 'Asul'],
  ['White', 'Puti'],
  ['Pink', 'Rosas'],
]

/** A colour pays as often as it lies there. */
export const colorGame: readonly Group[] = [
  makeGroup({
    code: 'colors',
    name: ['Colors', 'Mga kulay'],
    columns: 3,
    spots: colors.map((name, color) =>
      makeSpot({
        code: `color-${color}`,
        name,
        pays: { [`color-${color}`]: [200, 300, 400] },
        odds: '1, 2, 3 : 1',
        returnPpm: 921_296,
      }),
    ),
  }),
]
