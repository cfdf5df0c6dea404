import { afterEach, expect } from 'vitest'
import { takeTroubles } from './visitTroubles.ts'

afterEach(() => {
  const { troubles, refusals } = takeTroubles()
  expect([...troubles, ...refusals], 'what went wrong in the pages of this test').toEqual([])
})
