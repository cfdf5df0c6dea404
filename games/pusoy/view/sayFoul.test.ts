import { expect, test } from 'vitest'
import type { Kind } from '../shape.ts'
import { sayFoul } from './sayFoul.ts'
import { sayPusoy } from './sayPusoy.ts'

const frontOver = 'Not yet: Front is stronger than Middle.'
const middleOver = 'Not yet: Middle is stronger than Back.'

test.each<readonly [Kind, Kind, Kind, string]>([
  ['pair', 'high', 'flush', frontOver],
  ['high', 'flush', 'straight', middleOver],
  ['pair', 'pair', 'flush', frontOver],
  ['high', 'pair', 'pair', middleOver],
  ['three', 'pair', 'high', frontOver],
  ['pair', 'pair', 'pair', 'Not yet: back must be strongest, front weakest.'],
])('of %s, %s and %s in foul order it is said which hand is too strong', (front, middle, back, said) => {
  expect(sayFoul([front, middle, back], sayPusoy('en'))).toBe(said)
})
