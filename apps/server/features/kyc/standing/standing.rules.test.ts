import { kycStatus } from '@saya/contract/kycStatus.ts'
import { expect, test } from 'vitest'
import {
  type Base,
  bases,
  type FrozenCause,
  frozenCauses,
  gateOf,
  nextStanding,
  opens,
  type Standing,
  type StandingEvent,
  standingAt,
  statusOf,
} from './standing.rules.ts'

const hour = 3_600_000

/** Every standing there can be: seven bases, four sets of causes, blocked or not, late or not. */
const all: readonly Standing[] = bases.flatMap(base =>
  Array.from({ length: 4 }, (_, bits) => frozenCauses.filter((_cause, index) => bits & (1 << index))).flatMap(
    frozenBy =>
      [false, true].flatMap(isBlocked => [false, true].map(isLate => ({ base, frozenBy, isBlocked, isLate }))),
  ),
)

const events: readonly StandingEvent[] = [
  ...[false, true].map(isPastDeadline => ({ type: 'submit', isPastDeadline }) as const),
  ...(['full', 'basic', 'rejected'] as const).map(decision => ({ type: 'decide', decision }) as const),
  ...frozenCauses.map(cause => ({ type: 'freeze', cause }) as const),
  { type: 'unfreeze', cause: 'staff' },
  { type: 'block' },
  { type: 'unblock' },
  { type: 'make_tester' },
]

/** Table T-1 written a second time, by its own words: whether an event is legal in a standing. */
function isLegal({ base, frozenBy, isBlocked }: Standing, event: StandingEvent): boolean {
  switch (event.type) {
    case 'submit':
      return !isBlocked && [0, 1, 3, 4].includes(base)
    case 'decide':
      return base === 2
    case 'freeze':
      return !frozenBy.includes(event.cause) && (event.cause !== 'clock' || [0, 1, 3].includes(base))
    case 'unfreeze':
      return frozenBy.includes(event.cause)
    case 'block':
      return !isBlocked
    case 'unblock':
      return isBlocked
    case 'make_tester':
      return base !== 8
  }
}

const reached: Record<string, Base> = { full: 5, basic: 4, rejected: 3 }

test('of every event in every standing it is declared whether it is legal, and nothing else happens [KYC-02]', () => {
  expect(all).toHaveLength(7 * 4 * 2 * 2)
  for (const standing of all) {
    for (const event of events) {
      const next = nextStanding(standing, event)
      expect([standing, event, next !== null]).toEqual([standing, event, isLegal(standing, event)])
      if (!next) continue
      const base = event.type === 'decide' ? reached[event.decision] : undefined
      const expected = event.type === 'submit' ? 2 : event.type === 'make_tester' ? 8 : (base ?? standing.base)
      expect(next.base).toBe(expected)
      expect(next.isBlocked).toBe(event.type === 'block' || (event.type !== 'unblock' && standing.isBlocked))
    }
  }
})

const plain = (base: Base, frozenBy: readonly FrozenCause[] = []): Standing => ({
  base,
  frozenBy,
  isBlocked: false,
  isLate: false,
})

test.each([
  [plain(0), 'unset', 0, 'KYC-53'],
  [plain(1), 'basic_account', 1, 'KYC-54'],
  [plain(2), 'under_review', 2, 'KYC-55'],
  [plain(3), 'rejected', 3, 'KYC-56'],
  [plain(4), 'basic_kyc', 4, 'KYC-57'],
  [plain(5), 'fully_kyc', 5, 'KYC-58'],
  [plain(5, ['staff']), 'frozen', 6, 'KYC-59'],
  [{ ...plain(5, ['staff']), isBlocked: true }, 'block', 7, 'KYC-60'],
  [plain(8), 'test_account', 8, 'KYC-61'],
] as const)('the standing %j is called %s and shows as %i [%s]', (standing, name, number, _id) => {
  expect([statusOf(standing), kycStatus[name]]).toEqual([number, number])
})

test('a standing shows as blocked before frozen, and as frozen before what was reached', () => {
  for (const standing of all) {
    const expected = standing.isBlocked ? 7 : standing.frozenBy.length > 0 ? 6 : standing.base
    expect(statusOf(standing)).toBe(expected)
  }
})

test('what lies over a standing is lifted and the one before shows again', () => {
  const frozen = nextStanding(plain(5), { type: 'freeze', cause: 'staff' }) as Standing
  const blocked = nextStanding(frozen, { type: 'block' }) as Standing
  const unblocked = nextStanding(blocked, { type: 'unblock' }) as Standing
  const thawed = nextStanding(unblocked, { type: 'unfreeze', cause: 'staff' }) as Standing
  expect([frozen, blocked, unblocked, thawed].map(statusOf)).toEqual([6, 7, 6, 5])
})

test('submitting lifts what the clock froze, and not what staff froze', () => {
  const submit = { type: 'submit', isPastDeadline: true } as const
  expect(nextStanding(plain(0, ['clock']), submit)).toEqual({ ...plain(2), isLate: true })
  const both = nextStanding(plain(3, ['clock', 'staff']), submit) as Standing
  expect([both.base, both.frozenBy, statusOf(both)]).toEqual([2, ['staff'], 6])
})

test('past 72 hours the three standings that wait are frozen without anybody coming by, and no other is', () => {
  for (const base of bases) {
    const waits = [0, 1, 3].includes(base)
    expect(statusOf(standingAt(plain(base), 0, 72 * hour))).toBe(base)
    expect(statusOf(standingAt(plain(base), 0, 72 * hour + 1))).toBe(waits ? 6 : base)
  }
})

test('a late submission opens neither deposit nor play before it is decided, and a decision opens them', () => {
  const late: Standing = { ...plain(2), isLate: true }
  for (const gate of ['deposit', 'depositByWallet', 'play'] as const) {
    expect([opens(gate, plain(2), 'standard'), opens(gate, late, 'standard')]).toEqual([true, false])
    const decided = nextStanding(late, { type: 'decide', decision: 'basic' }) as Standing
    expect(opens(gate, decided, 'standard')).toBe(true)
  }
})

test.each([
  [0, 'standard', false, null],
  [1, 'standard', true, 72],
  [2, 'standard', true, null],
  [3, 'standard', true, 72],
  [4, 'standard', true, null],
  [5, 'strict', true, null],
  [4, 'strict', false, null],
  [8, 'strict', true, null],
] as const)(
  'in the standing %i under the %s law play is open: %s, until hour %s',
  (base, jurisdiction, isOpen, until) => {
    const openUntilMs = until === null ? null : until * hour
    const gate = isOpen && openUntilMs === null ? null : { openUntilMs, closedUntilMs: null }
    expect(gateOf(plain(base), { createdAtMs: 0, jurisdiction })).toEqual(gate)
  },
)
