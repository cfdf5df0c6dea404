import { bonusCashTypes } from '@saya/contract/transaction/cashTypes.ts'
import { accounts } from '../ledger/accounts.ts'
import { type Finding, finder } from './audit.rules.ts'
import type { ChainedPosting } from '../ledger/chain.ts'
import { fingerprint } from '../ledger/command.ts'
import { bonusReturned, fingerprintOfEntry } from '../post/posting.rules.ts'

/** A command as the auditor sees it, with how many postings bear its number and name. */
export interface AuditedCommand {
  readonly provider: number
  readonly kind: number
  readonly tx_id: string
  readonly fingerprint: string | null
  readonly outcome: number
  readonly state: number
  readonly amount: bigint
  readonly won: bigint
  readonly balance_after: bigint
  readonly seq: bigint | null
  readonly postings: number
  /** How much of it the postings that name it ended, where it may be ended. */
  readonly ended: bigint | null
  /** Whether the posting that it ends is there. */
  readonly is_founded: boolean
}

/**
 * Rollbacks of what was taken back already, closes of closed rounds, and bets that met what had taken them back, are right
 * and move nothing.
 */
const mayMoveNothing = new Set([3, 6, 7])
const bet = 1
const takenBack = 2
const cancelledBefore = 21
const notKeptFrom = 40
/**
 * A command came to exactly one posting, or to a refusal and none. Only an accepted bet has a fate.
 */
export function wrongWithCommand(command: AuditedCommand): Finding[] {
  const { provider, kind, tx_id, outcome, seq, postings } = command
  const add = finder(`${provider} ${kind} ${tx_id}`)
  if (command.fingerprint === null) return wrongWithTombstone(command)
  const common = [
    ...add('posting', command.balance_after >= 0n && command.amount >= 0n, 'tells of less than nothing'),
    ...add('posting', command.is_founded, 'ends what is not there'),
    ...wrongWithEnd(command),
  ]
  if (outcome !== 0) {
    const isKept = outcome > 0 && outcome < notKeptFrom && outcome !== cancelledBefore
    return [
      ...common,
      ...add('posting', isKept, `was refused as ${outcome}, which is never kept`),
      ...add('posting', seq === null, `was refused as ${outcome} and moved money`),
    ]
  }
  if (seq === null) {
    return [...common, ...add('posting', provider > 0 && mayMoveNothing.has(kind), 'was accepted and moved nothing')]
  }
  return [...common, ...add('posting', postings === 1, `has ${postings} postings`)]
}

/** What a bet comes to is told by its round, what is left of a hold, a payment or an order by what ended it. */
function wrongWithEnd({ provider, kind, tx_id, outcome, state, amount, won, ended }: AuditedCommand): Finding[] {
  const add = finder(`${provider} ${kind} ${tx_id}`)
  if (ended === null) {
    const isFateless = state === 0 && won === 0n
    return add(
      'posting',
      isFateless || (provider > 0 && kind === bet && outcome === 0),
      'has a fate, as only accepted bets do',
    )
  }
  return [
    ...add('ended', won === ended, `says that ${won} of it was ended, its postings ${ended}`),
    ...add('ended', won <= amount, `says that ${won} of ${amount} was ended`),
    ...add('ended', (state === 1) === (won > 0n && won === amount), `says ${state} as its state`),
  ]
}

/** What stands in the place of a bet that was taken back before it came. */
function wrongWithTombstone(command: AuditedCommand): Finding[] {
  const { provider, kind, tx_id, outcome, state, amount, won, seq } = command
  const isOfBet = provider > 0 && kind === bet && outcome === cancelledBefore && state === takenBack
  const isEmpty = amount === 0n && seq === null && won === 0n
  const add = finder(`${provider} ${kind} ${tx_id}`)
  return add('posting', isOfBet && isEmpty, 'has no print and stands in the place of no bet')
}

/** What a posting says beside the commands that may have caused it: one of its own kind, and for a win its bet. */
export interface CausedPosting extends ChainedPosting {
  readonly game: number
  readonly required: bigint | null
  readonly own_uid: bigint | null
  readonly own_seq: bigint | null
  readonly own_outcome: number | null
  readonly own_amount: bigint | null
  readonly own_balance: bigint | null
  readonly own_round: string | null
  readonly own_at: number | null
  readonly own_print: string | null
  readonly bet_uid: bigint | null
  readonly bet_seq: bigint | null
  readonly bet_balance: bigint | null
}

const amountIsTheCommands = new Set([1, 2, 4, 5])

/** Every posting was caused by one command, which knows it and says the same. */
export function wrongWithCause(posting: CausedPosting): Finding[] {
  const { uid, asset, seq, kind, amount, own_seq, own_amount, balance_after } = posting
  const add = finder(() => `${uid} ${asset} ${seq}`)
  // A bet that came with its win knows the number of the win, which stands behind the bet's own.
  const isOwn = posting.own_uid === uid && (own_seq === seq || (kind === bet && own_seq === seq + 1n))
  const isWinOfBet = kind === 2 && posting.bet_uid === uid && posting.bet_seq === seq
  const answered = isWinOfBet ? posting.bet_balance : own_seq === seq ? posting.own_balance : balance_after
  const own = isOwn
    ? [
        ...add('command', isAmountOf(posting), () => `moved ${amount}, its command asked for ${own_amount}`),
        ...add('command', isOneAct(posting), 'is of another round or moment than its command, or of one refused'),
        ...add('print', hasItsPrint(posting), 'is not what its command was known by'),
      ]
    : []
  return [
    ...own,
    ...add('command', isOwn || isWinOfBet, 'was caused by no command'),
    ...add('command', !(isOwn && isWinOfBet), 'was caused by two commands'),
    ...add('command', answered === balance_after, () => `left ${balance_after}, answered was ${answered}`),
    ...add('account', isBetweenItsAccounts(posting), () => `went from ${posting.source} to ${posting.destination}`),
  ]
}

function isAmountOf({ kind, amount, own_amount }: CausedPosting): boolean {
  return !(kind >= 10 || amountIsTheCommands.has(kind)) || own_amount === amount
}

function isOneAct({ own_outcome, own_round, own_at, round_id, at }: CausedPosting): boolean {
  return own_outcome === 0 && own_round === round_id && own_at === at
}

const { wallet, hold, vouchers, mallVoucher, shop, points, released } = accounts

/** Between which accounts a posting of a kind goes. */
function isBetweenItsAccounts({ kind, provider, asset, source, destination }: ChainedPosting): boolean {
  const between = provider > 0 ? ofProvider(kind, accounts.provider + provider) : ofOurs(kind)
  return between !== undefined && (between.asset ?? asset) === asset && between.from(source) && between.to(destination)
}

function ofProvider(kind: number, house: number): Between | undefined {
  const taken = { asset: 'PHP', from: is(wallet), to: is(house) } as const
  const given = { asset: 'PHP', from: is(house), to: is(wallet) } as const
  // A bet that was taken back with its win, and a correction, go either way: but between the same two.
  const either = (account: number) => account === wallet || account === house
  return {
    1: taken,
    2: given,
    3: { ...taken, from: either, to: either },
    4: given,
    5: { ...taken, from: either, to: either },
    6: taken,
  }[kind]
}

function ofOurs(kind: number): Between | undefined {
  if (bonusCashTypes.includes(kind)) return { asset: 'PHP', from: is(accounts.promotion + kind - 4000), to: is(wallet) }
  return ownKinds[kind]
}

interface Between {
  readonly asset?: 'PHP' | 'FIL'
  readonly from: (account: number) => boolean
  readonly to: (account: number) => boolean
}

const is = (account: number) => (other: number) => other === account
const isGateway = (account: number) => account >= accounts.gateway && account < accounts.promotion
/** Against what staff put something right: a reason of ours, or a gateway that moved another amount. */
const isPutRight = (account: number) =>
  (account >= accounts.adjustment && account <= accounts.suspense) || isGateway(account)

const isPromotionAccount = (account: number) => bonusCashTypes.includes(account - accounts.promotion + 4000)

const ownKinds: Readonly<Record<number, Between>> = {
  10: { asset: 'PHP', from: isGateway, to: is(wallet) },
  11: { asset: 'PHP', from: is(wallet), to: is(hold) },
  12: { asset: 'PHP', from: is(hold), to: is(wallet) },
  13: { asset: 'PHP', from: is(hold), to: isGateway },
  14: { asset: 'PHP', from: isGateway, to: is(wallet) },
  20: { asset: 'PHP', from: is(vouchers), to: is(wallet) },
  21: { asset: 'PHP', from: is(mallVoucher), to: is(wallet) },
  30: { from: isPutRight, to: is(wallet) },
  31: { from: is(wallet), to: isPutRight },
  40: { asset: 'FIL', from: is(wallet), to: is(shop) },
  41: { asset: 'FIL', from: is(shop), to: is(wallet) },
  42: { asset: 'FIL', from: is(points), to: is(wallet) },
  43: { asset: 'FIL', from: is(wallet), to: is(points) },
  50: { asset: 'PHP', from: is(wallet), to: is(released) },
  51: { asset: 'PHP', from: is(wallet), to: isPromotionAccount },
}

/** What ends or gives back another act is known by that act too, which its print alone does not tell. */
/** A release and a payment end a hold, a reversal ends a payment, a refund an order. */
const endedKind: Readonly<Record<number, number>> = { 12: 11, 13: 11, 14: 13, 41: 40 }
const kindsByThemselves = { 4: 'promo', 5: 'adjust' } as const

/** The print is made anew of what was posted. Those of a round are proven with their round, which knows its bets. */
function hasItsPrint(posting: CausedPosting): boolean {
  const { uid, kind, provider, amount, own_print } = posting
  if (provider === 0) return own_print === printOfEntry(posting)
  if (kind !== 4 && kind !== 5) return true
  const { game, round_id: roundId, reference: txId, destination } = posting
  const isTaken = destination !== wallet
  const act = { kind: kindsByThemselves[kind], provider, uid, txId, roundId, game, amount, isTaken } as const
  return own_print === fingerprint({ ...act, rules: noRules })
}

function printOfEntry(posting: CausedPosting): string {
  const { uid, asset, kind, source, destination, amount, reference, at, game, round_id } = posting
  const entry = { asset: asset === 'FIL' ? 'FIL' : 'PHP', kind, source, destination } as const
  const ended = endedKind[kind]
  const closed = kind === bonusReturned && /^\d{1,18}$/.test(round_id) ? { lot: BigInt(round_id) } : {}
  const ends = ended === undefined ? closed : { ends: { kind: ended, reference: round_id } }
  const required = posting.required ?? 0n
  const print = fingerprintOfEntry(
    { uid, reference, amount, nowMs: at },
    { ...entry, ...ends, required, withdraws: false, keepsRefusal: false },
  )
  return game === 0 ? print : ''
}

/** What a contract decides is no part of what an act is known by. */
export const noRules = { settledCanBeTakenBack: false, unknownRollbackIsError: false } as const
