import { isBonusType } from '@saya/contract/transaction/cashTypes.ts'
import type { Units } from '@saya/money'
import { type AdjustmentReason, accounts, adjustmentReasons, gatewayAccount } from '../ledger/accounts.ts'
import { fingerprintOf } from '../ledger/fingerprintOf.ts'

export type Asset = 'PHP' | 'FIL'

interface PostingBase {
  readonly uid: bigint
  /** Names the act among all of its kind and of all members: the same again is the same act, not a second one. */
  readonly reference: string
  /** In 1/10,000 peso, or in whole coins. */
  readonly amount: Units
  readonly nowMs: number
}

/**
 * What a promotion pays. How often it must be played through its reward says, or else its kind. Level and birthday bonuses
 * ask for as much play as the member's level says.
 */
type Promotion =
  | { readonly cashType: 4001 | 4002 | 4005 | 4006 | 4007 | 4008 | 4009 | 4010; readonly multiple?: number }
  | { readonly cashType: 4003 | 4004; readonly multiple: number }

/** Every way in which money moves that is not a provider's. */
export type Posting = PostingBase &
  (
    | { readonly act: 'deposit'; readonly gateway: number }
    | { readonly act: 'withdrawal_hold' }
    | ({ readonly act: 'withdrawal_release' } & Ending)
    | ({ readonly act: 'withdrawal_paid' | 'withdrawal_reversed'; readonly gateway: number } & Ending)
    | ({ readonly act: 'promotion' } & Promotion)
    | { readonly act: 'voucher' }
    /** Pesos that were redeemed for Filcoins: nothing was paid in for them. */
    | { readonly act: 'mall_voucher' }
    /** Moves nothing: whatever the member's lots ask for need not be played any more. */
    | { readonly act: 'play_released' }
    /** A bonus is given back: what is left of it, and the lot that it had opened. */
    | { readonly act: 'bonus_returned'; readonly cashType: number; readonly lot: bigint }
    | AdjustmentAct
    /** Filcoin: spent in the mall, given back, earned, and given up with the account. */
    | { readonly act: 'order' | 'points' | 'points_lapsed' }
    | ({ readonly act: 'order_refund' } & Ending)
  )

/** Ends what another posting began, wholly or in part: a hold, a payment, an order. Never more than is left of it. */
interface Ending {
  /** The name of what it ends, where that is not its own. */
  readonly of?: string
}

interface AdjustmentAct {
  readonly act: 'adjustment'
  readonly asset: Asset
  readonly direction: 'given' | 'taken'
  readonly reason: AdjustmentReason
}

const postingKinds = {
  deposit: 10,
  withdrawal_hold: 11,
  withdrawal_release: 12,
  withdrawal_paid: 13,
  withdrawal_reversed: 14,
  voucher: 20,
  mall_voucher: 21,
  adjustment_given: 30,
  adjustment_taken: 31,
  order: 40,
  order_refund: 41,
  points: 42,
  points_lapsed: 43,
  play_released: 50,
  bonus_returned: 51,
} as const

/** The one kind that moves nothing. */
export const playReleased = postingKinds.play_released

/** Takes what is left of a bonus, and closes its lot. */
export const bonusReturned = postingKinds.bonus_returned

const freshKinds: ReadonlySet<number> = new Set([
  postingKinds.deposit,
  postingKinds.voucher,
  postingKinds.mall_voucher,
  postingKinds.adjustment_given,
])

/** Whether a posting of this kind brings a member money that they did not have before. What gives back is none. */
export function startsAfresh(kind: number): boolean {
  return freshKinds.has(kind) || isBonusType(kind)
}

/** A credit that finds next to nothing releases what was to be played before it, in the name of its own kind and reference. */
export function isFreshStart({ kind, reference }: { readonly kind: number; readonly reference: string }): boolean {
  return kind === playReleased && /^\d+ /.test(reference)
}

/** A posting as the ledger takes it. */
export interface Entry {
  readonly asset: Asset
  readonly kind: number
  readonly source: number
  readonly destination: number
  /** How much must be played before the credit may be withdrawn. */
  readonly required: Units
  /** Only what may be withdrawn is there to be taken, not the whole balance. */
  readonly withdraws: boolean
  /** A refusal stands for ever, where another part of the act was claimed before and is given back on refusal. */
  readonly keepsRefusal: boolean
  /** The posting that it ends, by its kind and name. */
  readonly ends?: { readonly kind: number; readonly reference: string }
  /** The lot that it closes, by its number. */
  readonly lot?: bigint
}

const { wallet, hold, vouchers, shop, points, released } = accounts
const multiples: Readonly<Record<number, bigint>> = {
  4001: 1n,
  4002: 1n,
  4005: 0n,
  4006: 0n,
  4007: 2n,
  4008: 1n,
  4009: 1n,
  4010: 1n,
}

const playedOnce: ReadonlySet<number> = new Set([postingKinds.deposit, postingKinds.voucher, postingKinds.mall_voucher])

/** How many times a credit of this kind must be played through where nothing else is said; nothing where it must be said. */
export function standardMultiple(kind: number): bigint | undefined {
  if (kind === 4003 || kind === 4004) return undefined
  if (playedOnce.has(kind)) return 1n
  return multiples[kind] ?? 0n
}

/** The same of kinds that are never posted with another; of promotions, what was promised says. */
export function fixedMultiple(kind: number): bigint | undefined {
  return kind in multiples ? undefined : standardMultiple(kind)
}

/** Which accounts a posting goes between, and what it asks of the member. */
export function entryOf(posting: Posting): Entry {
  if (isFixed(posting)) return fixedEntries[posting.act]
  switch (posting.act) {
    case 'deposit':
      return credit(postingKinds.deposit, gatewayAccount(posting.gateway), posting.amount)
    case 'voucher':
      return credit(postingKinds.voucher, vouchers, posting.amount)
    case 'mall_voucher':
      return credit(postingKinds.mall_voucher, accounts.mallVoucher, posting.amount)
    case 'promotion':
      return promotionOf(posting)
    case 'withdrawal_hold':
      return { ...plain, kind: postingKinds.withdrawal_hold, source: wallet, destination: hold, withdraws: true }
    case 'withdrawal_release':
      return {
        ...ending('withdrawal_hold', posting),
        kind: postingKinds.withdrawal_release,
        source: hold,
        destination: wallet,
      }
    case 'withdrawal_paid':
      return {
        ...ending('withdrawal_hold', posting),
        kind: postingKinds.withdrawal_paid,
        source: hold,
        destination: gatewayAccount(posting.gateway),
      }
    case 'withdrawal_reversed':
      return {
        ...ending('withdrawal_paid', posting),
        kind: postingKinds.withdrawal_reversed,
        source: gatewayAccount(posting.gateway),
        destination: wallet,
      }
    case 'bonus_returned':
      return returnOf(posting)
    case 'adjustment':
      return adjustmentOf(posting)
    case 'order_refund':
      return {
        ...ending('order', posting),
        ...coins,
        kind: postingKinds.order_refund,
        source: shop,
        destination: wallet,
      }
  }
}

const plain = { asset: 'PHP', required: 0n, withdraws: false, keepsRefusal: false } as const
const coins = { ...plain, asset: 'FIL' } as const

/** Those of which nothing more is to be said than what they are. */
const fixedEntries = {
  play_released: { ...plain, kind: playReleased, source: wallet, destination: released },
  order: { ...coins, kind: postingKinds.order, source: wallet, destination: shop, keepsRefusal: true },
  points: { ...coins, kind: postingKinds.points, source: points, destination: wallet },
  points_lapsed: { ...coins, kind: postingKinds.points_lapsed, source: wallet, destination: points },
} as const satisfies Readonly<Record<string, Entry>>

function isFixed(posting: Posting): posting is Extract<Posting, { act: keyof typeof fixedEntries }> {
  return posting.act in fixedEntries
}

function credit(kind: number, source: number, amount: Units): Entry {
  return { ...plain, kind, source, destination: wallet, required: amount * (standardMultiple(kind) ?? 0n) }
}

function ending(act: 'withdrawal_hold' | 'withdrawal_paid' | 'order', { of, reference }: Ending & PostingBase) {
  return { ...plain, ends: { kind: postingKinds[act], reference: of ?? reference } }
}

function promotionOf(promotion: Promotion & { readonly amount: Units }): Entry {
  const { cashType, amount, multiple } = promotion
  const own = credit(cashType, promotionAccount(cashType), amount)
  return multiple === undefined ? own : { ...own, required: amount * BigInt(multiple) }
}

function returnOf({ cashType, lot }: { readonly cashType: number; readonly lot: bigint }): Entry {
  return { ...plain, kind: bonusReturned, source: wallet, destination: promotionAccount(cashType), lot }
}

function promotionAccount(cashType: number): number {
  return accounts.promotion + (cashType - 4000)
}

function adjustmentOf({ asset, direction, reason }: AdjustmentAct): Entry {
  const account = adjustmentReasons[reason]
  return direction === 'given'
    ? { ...plain, asset, kind: postingKinds.adjustment_given, source: account, destination: wallet }
    : { ...plain, asset, kind: postingKinds.adjustment_taken, source: wallet, destination: account }
}

/** What makes two postings the same act under one name. */
export function fingerprintOfEntry({ uid, amount }: PostingBase, entry: Entry): string {
  const closed = entry.lot === undefined ? [] : [entry.lot]
  const ended = entry.ends ? [entry.ends.kind, entry.ends.reference] : closed
  return fingerprintOf([uid, entry.asset, entry.source, entry.destination, amount, entry.required, ...ended])
}
