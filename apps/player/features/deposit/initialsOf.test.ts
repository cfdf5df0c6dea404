import { expect, test } from 'vitest'
import { initialsOf } from './initialsOf.ts'

test.each([
  ['GCash', 'GC'],
  ['Maya', 'M'],
  ['GrabPay', 'GP'],
  ['Union Bank', 'UB'],
  ['BPI Online', 'BP'],
  ['', ''],
])('%j is drawn as %j where it has no picture', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
