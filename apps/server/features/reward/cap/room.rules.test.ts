import {
  type CappedKind,
  cappedKinds,
  findRebateCap,
  type RebateCap,
  rebateCapRules,
  rebateCaps,
} from '@saya/contract/rebateCap/rebateCap.ts'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../../../packages/testing/simulation/seededRandom.ts'
import { endOfMonthMs, monthOf, retryAtMs } from './capMonth.rules.ts'
import { fits, type MonthState, playUntilRoom, roomFor, type WaitingReward } from './room.rules.ts'

const peso = 10_000n
const nothing = { 4001: 0n, 4005: 0n, 4006: 0n, 4009: 0n }
const cap = (rule: RebateCap['rule']): RebateCap => ({ rule, turnoverPpm: 15_000n, lossPpm: 150_000n })

function reward(kind: CappedKind, pesos: bigint, promisedAtMs = 0): WaitingReward {
  return { id: `${promisedAtMs}`, kind, amount: pesos * peso, promisedAtMs }
}

function state(turnover: bigint, netLoss: bigint, more: Partial<MonthState> = {}): MonthState {
  return { play: { turnover: turnover * peso, netLoss: netLoss * peso }, posted: nothing, waiting: [], ...more }
}

test.each([
  // ₱10,000 of turnover give ₱150, ₱400 of net loss ₱60.
  ['by_basis', 4001, 150n, true],
  ['by_basis', 4005, 151n, false],
  ['by_basis', 4009, 150n, true],
  ['by_basis', 4006, 60n, true],
  ['by_basis', 4006, 61n, false],
  ['larger', 4006, 150n, true],
  ['larger', 4001, 151n, false],
  ['smaller', 4001, 60n, true],
  ['smaller', 4006, 61n, false],
] as const)('%s: of class %d ₱%d fit is %s [FACT-57]', (rule, kind, pesos, expected) => {
  const one = reward(kind, pesos)
  expect(fits(roomFor(cap(rule), state(10_000n, 400n), one), one.amount)).toBe(expected)
})

test('classes share the part of the cap that their basis has, and all of them where one share holds for all [FACT-57]', () => {
  const posted = { ...nothing, 4001: 100n * peso, 4006: 50n * peso }
  const usedOf = (rule: RebateCap['rule'], kind: CappedKind) =>
    roomFor(cap(rule), state(10_000n, 400n, { posted }), reward(kind, 1n)).used / peso
  expect([usedOf('by_basis', 4009), usedOf('by_basis', 4006)]).toEqual([100n, 50n])
  expect([usedOf('larger', 4009), usedOf('smaller', 4006)]).toEqual([150n, 150n])
})

test('nothing takes the room of what waits longer, and what waits shorter takes nobody’s [FACT-83]', () => {
  const waiting = [reward(4001, 140n, 5), reward(4005, 50n, 30)]
  function within(promisedAtMs: number, pesos: bigint): boolean {
    const one = reward(4009, pesos, promisedAtMs)
    return fits(roomFor(cap('by_basis'), state(10_000n, 0n, { waiting }), one), one.amount)
  }
  expect([within(10, 11n), within(10, 10n), within(1, 150n)]).toEqual([false, true, true])
})

test('how much more play makes room is told to the centavo, and nobody is asked to lose [FACT-84]', () => {
  const posted = { ...nothing, 4001: 100n * peso }
  const waiting = [reward(4005, 20n, 1)]
  const at = state(10_000n, 400n, { posted, waiting })
  const more = playUntilRoom(cap('by_basis'), at, reward(4009, 60n, 2))
  // ₱180 in all ask for ₱12,000 of turnover.
  expect(more).toBe(2000n * peso)
  const enough = { ...at, play: { ...at.play, turnover: at.play.turnover + (more ?? 0n) } }
  expect(fits(roomFor(cap('by_basis'), enough, reward(4009, 60n, 2)), 60n * peso)).toBe(true)
  expect(playUntilRoom(cap('by_basis'), at, reward(4006, 60n, 2))).toBeNull()
  expect(playUntilRoom(cap('smaller'), at, reward(4009, 60n, 2))).toBeNull()
  expect(playUntilRoom(cap('larger'), state(50_000n, 0n), reward(4009, 60n, 2))).toBe(0n)
})

test('the law has no cap in standard, and in strict one by basis from its first day on [FACT-57]', () => {
  expect(findRebateCap(rebateCaps.standard, '2026-06-01')).toBeUndefined()
  expect(findRebateCap(rebateCaps.strict, '2026-05-06')).toBeUndefined()
  expect(findRebateCap(rebateCaps.strict, '2026-05-07')).toMatchObject(cap('by_basis'))
  const replaced = [
    { ...cap('by_basis'), firstDay: '2026-05-07', lastDay: '2026-12-31' },
    { ...cap('smaller'), firstDay: '2026-08-01', lastDay: null },
  ]
  const ruleOn = (day: string) => findRebateCap(replaced, day)?.rule
  expect(['2026-07-31', '2026-08-01', '2027-01-01'].map(ruleOn)).toEqual(['by_basis', 'smaller', 'smaller'])
})

test('a month is one of Manila, and what waits is tried again soon, and as a new month begins [FACT-83]', () => {
  const last = Date.parse('2026-12-31T23:55:00+08:00')
  expect(monthOf(last)).toBe('2026-12-01')
  expect(endOfMonthMs(last)).toBe(Date.parse('2027-01-01T00:00:00+08:00'))
  expect(endOfMonthMs(Date.parse('2026-02-28T23:55:00+08:00'))).toBe(Date.parse('2026-03-01T00:00:00+08:00'))
  expect(endOfMonthMs(Date.parse('2026-09-01T00:00:00+08:00'))).toBe(Date.parse('2026-10-01T00:00:00+08:00'))
  expect(retryAtMs(last)).toBe(endOfMonthMs(last))
  expect(retryAtMs(last - 3_600_000)).toBe(last - 3_000_000)
})

interface Life {
  month: number
  turnover: bigint
  loss: bigint
  posted: Record<CappedKind, bigint>
  waiting: WaitingReward[]
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
const greatest = (one: bigint, other: bigint) => (one > other ? one : other)

/** The cap as the law is read, in other words than those that decide. */
function isBeyond(rule: RebateCap['rule'], { turnover, loss, posted }: Life, kind: CappedKind): boolean {
  const byTurnover = (turnover * 15n) / 1000n
  const byLoss = greatest(0n, (loss * 15n) / 100n)
  const onTurnover = posted[4001] + posted[4005] + posted[4009]
  if (rule === 'by_basis') return kind === 4006 ? posted[4006] > byLoss : onTurnover > byTurnover
  const all = onTurnover + posted[4006]
  return all > (rule === 'larger' ? greatest(byTurnover, byLoss) : least(byTurnover, byLoss))
}

/** Plays, takes back, is promised, collects and goes over the ends of months, at random; answers how much was posted. */
function live(seed: number): bigint {
  const random = seededRandom(seed)
  const rule = rebateCapRules[seed % rebateCapRules.length] ?? 'by_basis'
  const life: Life = { month: 0, turnover: 0n, loss: 0n, posted: { ...nothing }, waiting: [] }
  let total = 0n
  function post(one: WaitingReward): boolean {
    const others = life.waiting.filter(({ id }) => id !== one.id)
    const play = { turnover: life.turnover, netLoss: greatest(0n, life.loss) }
    if (!fits(roomFor(cap(rule), { play, posted: life.posted, waiting: others }, one), one.amount)) return false
    life.waiting = others
    life.posted[one.kind] += one.amount
    total += one.amount
    expect([seed, isBeyond(rule, life, one.kind)]).toEqual([seed, false])
    return true
  }
  for (let step = 0; step < 40; step++) {
    const act = random.between(0, 9)
    if (act < 4) {
      const bet = BigInt(random.between(0, 1999)) * peso
      life.turnover += bet
      life.loss += bet - BigInt(random.between(0, 1999)) * peso
    } else if (act < 5) life.turnover = greatest(0n, life.turnover - BigInt(random.between(0, 2999)) * peso)
    else if (act < 8) {
      const kind = random.pick(cappedKinds)
      const one = {
        id: `${step}`.padStart(3, '0'),
        kind,
        amount: BigInt(1 + random.between(0, 59)) * peso,
        promisedAtMs: step,
      }
      if (!post(one)) life.waiting.push(one)
    } else if (act < 9) for (const one of [...life.waiting].sort(() => random.between(0, 2) - 1)) post(one)
    else Object.assign(life, { month: life.month + 1, turnover: 0n, loss: 0n, posted: { ...nothing } })
  }
  return total
}

test('over 10,000 seeds of play, take-backs, ends of months and all four classes nothing is posted beyond the cap as it stands then [FACT-57, FACT-83]', () => {
  let posted = 0n
  for (let seed = 1; seed <= 10_000; seed++) posted += live(seed)
  expect(posted).toBeGreaterThan(10_000n * peso)
})

test('whoever won in a month has no room by their losses, and is asked for no turnover for it', () => {
  const state: MonthState = { play: { turnover: 0n, netLoss: -1_000_000n }, posted: nothing, waiting: [] }
  expect(roomFor(cap('by_basis'), state, reward(4006, 1n)).most).toBe(0n)
  const all = { ...cap('larger'), lossPpm: 1_000_000n }
  expect(roomFor(all, { ...state, play: { turnover: 0n, netLoss: 1n } }, reward(4005, 1n)).most).toBe(1n)
  expect(roomFor(cap('larger'), { ...state, play: { turnover: 1_000_000n, netLoss: 0n } }, reward(4005, 1n)).most).toBe(
    15_000n,
  )
})

test('of two that were promised at once the lower id waits longer, and nobody waits behind themselves', () => {
  const [one, two] = [
    { ...reward(4005, 1n), id: 'a' },
    { ...reward(4005, 2n), id: 'b' },
  ]
  const state: MonthState = { play: { turnover: 0n, netLoss: 0n }, posted: nothing, waiting: [one, two] }
  expect([roomFor(cap('larger'), state, one).ahead, roomFor(cap('larger'), state, two).ahead]).toEqual([0n, peso])
})

test('how much play makes room is rounded up to the centavo, and is nothing where there is room', () => {
  const state: MonthState = { play: { turnover: 0n, netLoss: 0n }, posted: nothing, waiting: [] }
  const one = { ...reward(4005, 0n), amount: 3n }
  expect(playUntilRoom(cap('larger'), state, one)).toBe(200n)
  expect(playUntilRoom(cap('larger'), { ...state, play: { turnover: 200n, netLoss: 0n } }, one)).toBe(0n)
  expect(playUntilRoom(cap('larger'), { ...state, play: { turnover: 199n, netLoss: 0n } }, one)).toBe(100n)
  expect(playUntilRoom({ ...cap('larger'), turnoverPpm: 1n }, state, one)).toBe(3_000_000n)
  const held = { ...cap('smaller'), lossPpm: 1_000_000n }
  expect(playUntilRoom(held, { ...state, play: { turnover: 0n, netLoss: 3n } }, one)).toBe(200n)
  expect(playUntilRoom(held, { ...state, play: { turnover: 0n, netLoss: 2n } }, one)).toBeNull()
})
