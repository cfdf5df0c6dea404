import { expect, test } from 'vitest'
import { coversDays } from './approval.rules.ts'

const today = '2026-03-02'

test.each([
  ['2026-03-02', '2026-03-02', true],
  ['2026-01-01', '2026-03-02', true],
  ['2026-04-01', '2026-04-30', true],
  ['2026-01-01', '2026-03-01', false],
  ['2026-04-02', '2026-04-01', false],
])('an approval from %s until %s covers a day that is yet to come, or today: %s', (firstDay, lastDay, covers) => {
  expect(coversDays({ firstDay, lastDay }, today)).toBe(covers)
})
