import { firstHarmTerms } from '@saya/contract/harmDesk/terms.ts'
import { expect, test } from 'vitest'
import { needsSecond } from './income.rules.ts'
import { type HarmFacts, readMarkers } from './markers.rules.ts'
import { scoreOf } from './points.rules.ts'

const peso = 10_000n
const facts: HarmFacts = {
  play: { loss: 30_000n * peso, days: 4, lossBefore: 0n },
  deposits: { mostADay: 0, failed: 0, ways: 0, afterLoss: 0 },
  sessions: { nights: 0, long: 0, spreadPercent: null, risePercent: null },
  limits: { raised: 0, reachedDays: 0, breaks: 0 },
  mentions: { regret: 0, money: 0, complaint: 0 },
  speed: { now: null, before: null },
  monthlyIncome: null,
  age: null,
  accountSigns: null,
}
const pointsAt = (monthlyIncome: bigint | null) =>
  scoreOf(readMarkers({ ...facts, monthlyIncome }), firstHarmTerms).points

test.each([
  [null, null, false],
  [null, 90_000n, false],
  [20_000n, 19_999n, false],
  [20_000n, 20_000n, false],
  [20_000n, 20_001n, true],
  [20_000n, null, true],
])('where %s is known, %s takes a second person: %s', (known, stated, needs) => {
  expect(needsSecond(known, stated)).toBe(needs)
})

test('no income that one person may state gives fewer points, and some that take two do [SAFE-57]', () => {
  const incomes = [null, 1n, 2000n, 59_999n, 60_000n, 60_001n, 120_000n, 300_000n, 100_000_000n]
  const pairs = incomes.flatMap(known => incomes.map(stated => [known, stated] as const))
  const inUnits = (pesos: bigint | null) => (pesos === null ? null : pesos * peso)
  const lowers = pairs.filter(([known, stated]) => pointsAt(inUnits(stated)) < pointsAt(inUnits(known)))
  expect(lowers.length).toBeGreaterThan(10)
  for (const [known, stated] of lowers) expect(needsSecond(known, stated)).toBe(true)
})
