import { killTable, openStudioWorld, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownTables } from '../catalogue/ownTables.ts'

const code = 'perya-color-game'
let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ tables: new Map([...ownTables].filter(([name]) => name === code)) })
})
afterAll(() => on.close())

test('a studio that is killed at any step of a shared round, before it or behind it, loses and doubles nothing', async () => {
  const steps = await killTable(on, {
    code,
    stakes: { 'color-0': 100, 'color-1': 100, 'color-2': 100, 'color-3': 50, 'color-4': 5 },
    more: { 'color-5': 20 },
    turnsMs: [24_000, 9000],
    recoveryMs: Array.from({ length: 8 }, () => 9000),
    isBoth: true,
  })
  expect(steps).toBeGreaterThan(20)
  console.log(`killed at ${steps} steps, before and behind each`)
})
