import type { Fault } from '../../../../apps/sandbox/faults.ts'
import type { PayoutName } from '../../world/withdrawalWorld.ts'
import type { Payment } from './depositPlan.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'

/** What happens between two looks at the books. Pages, withdrawals, codes and breaks are those there are so far, by any number. */
export type CashierStep =
  | {
      readonly step: 'deposit'
      readonly player: number
      readonly pid: Pid
      readonly amount: string
      readonly copies: number
    }
  | { readonly step: 'pay'; readonly page: number; readonly payment: Payment; readonly copies: number }
  | { readonly step: 'look'; readonly page: number; readonly copies: number }
  | { readonly step: 'withdraw'; readonly player: number; readonly amount: string; readonly copies: number }
  | {
      readonly step: 'judge'
      readonly which: number
      readonly yes: boolean
      readonly staff: number
      readonly copies: number
    }
  | { readonly step: 'conclude'; readonly which: number; readonly act: Conclusion; readonly copies: number }
  | { readonly step: 'fate'; readonly which: number; readonly fate: Fate }
  | {
      readonly step: 'voucher'
      readonly player: number
      readonly rival: number
      readonly code: number
      readonly copies: number
    }
  | { readonly step: 'break'; readonly which: number; readonly act: BreakAct; readonly copies: number }
  | { readonly step: 'switch'; readonly gateway: Gateway; readonly takes: boolean }
  | { readonly step: 'account'; readonly player: number; readonly isAdded: boolean }
  | { readonly step: 'lead'; readonly player: number; readonly gateway: PayoutName }
  | { readonly step: 'work'; readonly copies: number; readonly isKilled: boolean }
  | { readonly step: 'list'; readonly copies: number }
  | { readonly step: 'clock'; readonly minutes: number }

export type PlannedCashierStep = CashierStep & { readonly faults: readonly Fault[] }

/** What each player has before anything is paid in. */
export const fundedPesos = 300_000n

const pids = ['gcash', 'grabpay', 'maya'] as const
const gateways = ['paymongo', 'xendit', 'maya'] as const
const payoutGateways = ['paymongo', 'xendit'] as const satisfies readonly PayoutName[]
const fates = ['succeeded', 'failed', 'returned'] as const
const breakActs = ['propose', 'propose', 'agree', 'agree', 'decline', 'keep', 'keep', 'reopen', 'return'] as const

const conclusions = ['arrived', 'arrived', 'failed', 'giveBack'] as const

type Pid = (typeof pids)[number]
export type Gateway = (typeof gateways)[number]
type Fate = (typeof fates)[number]
export type Conclusion = (typeof conclusions)[number]
export type BreakAct = (typeof breakActs)[number]

const calls = ['cut', 'refusing', 'garbled', 'silent'] as const
const events = ['lost', 'delayed', 'duplicated', 'forged'] as const
const pages = ['early'] as const
const transfers = ['early', 'pending', 'failing', 'declining'] as const
/** What people have to end. */
const told = ['forged'] as const
/** What hours are waited for, so that only those meet it who can turn the clock. */
const slowTransfers = ['delayed', 'empty'] as const

const faults = {
  paymongo: calls,
  paymongo_pages: pages,
  paymongo_events: events,
  xendit: calls,
  xendit_pages: pages,
  xendit_events: events,
  maya: calls,
  maya_pages: pages,
  maya_events: events,
  paymongo_payouts: calls,
  paymongo_transfers: transfers,
  paymongo_payout_events: events,
  xendit_payouts: calls,
  xendit_transfers: transfers,
  xendit_payout_events: events,
} as const satisfies Partial<Record<Fault['party'], readonly Fault['kind'][]>>

export const faultyParties = Object.keys(faults) as (keyof typeof faults)[]

/** Everything that the cashier does for some players, rightly and wrongly, while everybody misbehaves: from a seed alone. */
export function planCashier(seed: number, players: number): PlannedCashierStep[] {
  const random = seededRandom(seed)
  const first = Array.from({ length: players }, (_, player) => deposit(random, player))
  const rest = Array.from({ length: random.between(22, 30) }, () => planStep(random, players))
  return [...first, ...rest].map(step => ({ ...step, faults: planFaults(random, { isSlow: true }) }))
}

function planStep(random: SeededRandom, players: number): CashierStep {
  const dice = random.between(1, 35)
  const player = random.between(0, players - 1)
  const copies = random.pick([1, 1, 2, 3])
  const which = random.between(0, 99)
  if (dice <= 4) return deposit(random, player)
  if (dice <= 9) return { step: 'pay', page: which, payment: planPayment(random), copies: 1 + (copies >> 1) }
  if (dice <= 10) return { step: 'look', page: which, copies }
  if (dice <= 15) return withdraw(random, player)
  if (dice <= 18) return { step: 'judge', which, yes: random.between(1, 4) > 1, staff: random.between(0, 1), copies }
  if (dice <= 20) return { step: 'fate', which, fate: random.pick(fates) }
  if (dice <= 22) return { step: 'voucher', player, rival: random.between(0, players - 1), code: which, copies }
  if (dice <= 24) return { step: 'break', which, act: random.pick(breakActs), copies }
  if (dice === 25) return { step: 'switch', gateway: random.pick(gateways), takes: random.isOnceIn(2) }
  if (dice === 26) return { step: 'account', player, isAdded: random.isOnceIn(2) }
  if (dice <= 29) return { step: 'work', copies, isKilled: random.isOnceIn(2) }
  if (dice === 30) return { step: 'list', copies }
  if (dice === 31) return { step: 'lead', player, gateway: random.pick(payoutGateways) }
  if (dice >= 34) return { step: 'conclude', which, act: random.pick(conclusions), copies }
  return { step: 'clock', minutes: random.pick([1, 3, 11, 31, 120, 1500]) }
}

function deposit(random: SeededRandom, player: number): CashierStep {
  const amount = String(random.between(100, 2000))
  return { step: 'deposit', player, pid: random.pick(pids), amount, copies: random.pick([1, 1, 2, 4]) }
}

/** Small, large and very large: paid at once, with one yes, and with two. */
function withdraw(random: SeededRandom, player: number): CashierStep {
  const amount = random.pick(['100', '500', '2500', '25000', '120000'])
  return { step: 'withdraw', player, amount, copies: random.pick([1, 1, 2, 4]) }
}

function planPayment(random: SeededRandom): Payment {
  const act = random.pick(['pay', 'pay', 'pay', 'twice', 'fail', 'leave'] as const)
  const dice = random.between(1, 8)
  if (dice === 1) return { act, amount: String(random.between(1, 3000)) }
  return dice === 2 ? { act, currency: 'USD' } : { act }
}

/** How the gateways misbehave next, where they do. */
export function planFaults(random: SeededRandom, { isSlow = false } = {}): Fault[] {
  if (random.isOnceIn(2)) return []
  const party = random.pick(faultyParties)
  const further = party.endsWith('_transfers') ? [...(isSlow ? slowTransfers : []), ...told] : []
  return [{ party, kind: random.pick<Fault['kind']>([...faults[party], ...further]), times: random.between(1, 2) }]
}
