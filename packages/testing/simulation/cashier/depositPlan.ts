import type { Fault } from '../../../../apps/sandbox/faults.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'

/** What happens between two looks at the money. A page is one of those opened so far, by any number. */
export type DepositStep =
  | { readonly step: 'open'; readonly player: number; readonly copies: number; readonly amount: string }
  | { readonly step: 'pay'; readonly page: number; readonly payment: Payment; readonly copies: number }
  | { readonly step: 'look'; readonly page: number; readonly copies: number }
  | { readonly step: 'sweep'; readonly copies: number; readonly isKilled: boolean }
  | { readonly step: 'list'; readonly copies: number }
  | { readonly step: 'clock'; readonly minutes: number }

export type PlannedDepositStep = DepositStep & { readonly faults: readonly Fault[] }

export interface Payment {
  readonly act: 'pay' | 'twice' | 'fail' | 'leave'
  readonly amount?: string
  readonly currency?: 'USD'
}

const parties = {
  paymongo: ['cut', 'refusing', 'garbled'],
  paymongo_pages: ['early'],
  paymongo_events: ['lost', 'delayed', 'duplicated', 'forged'],
} as const

/** Deposits of some players, paid rightly and wrongly, while the gateway and the database misbehave: from a seed alone. */
export function planDeposits(seed: number, players: number): PlannedDepositStep[] {
  const random = seededRandom(seed)
  const first = Array.from({ length: players }, (_, player) => planOpen(random, player))
  const rest = Array.from({ length: random.between(14, 22) }, () => planStep(random, players))
  return [...first, ...rest].map(step => ({ ...step, faults: planFaults(random) }))
}

function planStep(random: SeededRandom, players: number): DepositStep {
  const dice = random.between(1, 20)
  const copies = random.pick([1, 1, 2, 3])
  if (dice <= 5) return planOpen(random, random.between(0, players - 1))
  if (dice <= 12)
    return { step: 'pay', page: random.between(0, 99), payment: planPayment(random), copies: 1 + (copies >> 1) }
  if (dice <= 14) return { step: 'look', page: random.between(0, 99), copies }
  if (dice <= 16) return { step: 'sweep', copies, isKilled: random.isOnceIn(2) }
  if (dice === 17) return { step: 'list', copies }
  return { step: 'clock', minutes: random.pick([1, 3, 11, 31, 120]) }
}

function planOpen(random: SeededRandom, player: number): DepositStep {
  const amount = String(random.between(100, 2000))
  return { step: 'open', player, copies: random.pick([1, 1, 2, 4]), amount }
}

function planPayment(random: SeededRandom): Payment {
  const act = random.pick(['pay', 'pay', 'pay', 'twice', 'fail', 'leave'] as const)
  const dice = random.between(1, 8)
  if (dice === 1) return { act, amount: String(random.between(1, 3000)) }
  return dice === 2 ? { act, currency: 'USD' } : { act }
}

function planFaults(random: SeededRandom): Fault[] {
  if (random.isOnceIn(2)) return []
  const party = random.pick(['paymongo', 'paymongo_pages', 'paymongo_events', 'paymongo_events'] as const)
  return [{ party, kind: random.pick<Fault['kind']>(parties[party]), times: random.between(1, 2) }]
}
