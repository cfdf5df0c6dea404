import { expect, test } from 'vitest'
import { writeChanges } from './levelFields.ts'

const level = { xp: 2000, upgrade: 8, birthday: 58, multiple: 1 }

test('what a change of the levels changes is told by level and figure, and nothing else is', () => {
  expect(writeChanges([level, level], [level, { ...level, xp: 1000, upgrade: 4 }])).toEqual([
    'VIP 2: XP 2000 → 1000, Level-up, ₱ 8 → 4',
  ])
  expect(writeChanges([level], [level])).toEqual([])
})
