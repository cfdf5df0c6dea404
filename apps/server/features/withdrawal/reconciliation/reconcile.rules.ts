import type { PayoutMismatchKind } from '@saya/contract/reconciliation/mismatchKinds.ts'
import { type DaySpan, isWithin, type Tally, tally } from '@saya/money'
import type { ListedPayout, PayoutAccount } from '../../../platform/gateway/payoutGateway.ts'
import { type Pair, pairUp } from './pairUp.rules.ts'
import type { ClearingPosting, OwnPayout, PayoutBooks } from '../payout/payoutBooks.ts'
import { legsOf, shiftOf } from '../payout/payoutLegs.rules.ts'

export interface PayoutMismatch {
  readonly kind: PayoutMismatchKind
  /** The payout by the gateway's name, or the withdrawal by ours where the gateway has none. */
  readonly name: string
  readonly reference: string
  readonly uid: bigint | null
  readonly amount: bigint
  readonly currency: string
  /** In pesos. */
  readonly otherAmount: bigint
}

export interface PayoutReport {
  readonly told: Tally
  readonly toldBack: Tally
  readonly credited: Tally
  readonly kept: Tally
  readonly ordered: Tally
  readonly posted: Tally
  readonly postedBack: Tally
  /** By how much the gateway moved more on that day than the ledger, of what both have alike and lay on different days. */
  readonly shifted: bigint
  readonly mismatches: readonly PayoutMismatch[]
}

/**
 * Lays the three side by side. A payout and its withdrawal are compared as they stand, whatever days they lie on; a
 * difference stands on the day on which that money moved which the other side does not have.
 */
export function reconcilePayouts(books: PayoutBooks): PayoutReport {
  const { span, listed, postings } = books
  const { pairs, extras } = pairUp(books)
  const paired = new Set(pairs.flatMap(({ payout }) => payout?.id ?? []))
  const legs = listed.filter(({ currency }) => currency === 'PHP').flatMap(legsOf)
  const out = legs.filter(({ isBack, atMs }) => !isBack && isWithin(span, atMs))
  return {
    told: tally(out),
    toldBack: tally(legs.filter(({ isBack, atMs }) => isBack && isWithin(span, atMs))),
    credited: tally(out.filter(({ id }) => paired.has(id))),
    kept: tally(out.filter(({ id }) => !paired.has(id))),
    ordered: tally(books.own.filter(one => isPaidOn(books, one))),
    posted: tally(postings.filter(({ isBack }) => !isBack)),
    postedBack: tally(postings.filter(({ isBack }) => isBack)),
    shifted: pairs.reduce((sum, pair) => sum + shiftOf(books, pair), 0n) - putRight(books),
    mismatches: [
      ...pairs.flatMap(pair => [...judgeWords(span, pair), ...judgeStates(span, pair)]),
      ...extras
        .filter(({ payout }) => payout.state === 'paid' && isWithin(span, payout.changedAtMs))
        .map(({ payout, own }) => found(own ? 'twice' : 'stray', { payout, own })),
      ...judgeLedger(books),
    ],
  }
}

/** What staff put right on that day is of what the gateway moved on another. */
function putRight({ postings }: PayoutBooks): bigint {
  return postings
    .filter(({ isPutRight }) => isPutRight === true)
    .reduce((sum, { isBack, amount }) => sum + (isBack ? -amount : amount), 0n)
}

/** Of one that came back the row forgets when it was paid; its posting knows. */
function isPaidOn({ gateway, span, postings }: PayoutBooks, { id, status, outcome, endedAtMs, ...own }: OwnPayout) {
  if (own.gateway !== gateway) return false
  if (status === 'completed') return isWithin(span, endedAtMs ?? 0)
  return outcome === 'returned' && postings.some(one => one.reference === id && !one.isBack)
}

function isAnother({ own, payout }: Pair): boolean {
  return payout !== undefined && (payout.currency !== 'PHP' || payout.amount !== own.amount)
}

/** What was paid is what was asked for, to whom. */
function judgeWords(span: DaySpan, pair: Pair): PayoutMismatch[] {
  const { own, payout } = pair
  if (payout?.state !== 'paid' || !isWithin(span, payout.changedAtMs)) return []
  return [
    ...(payout.currency === 'PHP' ? [] : [found('currency', pair)]),
    ...(payout.currency !== 'PHP' || payout.amount === own.amount ? [] : [found('amount', pair)]),
    ...(isSameAccount(own, payout) ? [] : [found('account', pair)]),
  ]
}

/** As far as the gateway says where it went. */
export function isSameAccount(own: PayoutAccount, told: PayoutAccount): boolean {
  const isSameBank = told.bank === '' || own.bank === '' || told.bank === own.bank
  return isSameBank && isSameNumber(own.number, told.number)
}

/** As far as the gateway says it: some hide a part of the number, and some write a mobile with its zero or country. */
export function isSameNumber(own: string, listed: string): boolean {
  const told = /(\d*)$/.exec(listed.replaceAll(/[\s-]/g, ''))?.[1] ?? ''
  if (told === '' || own === '') return true
  const isWhole = /^\+?[\d\s-]*$/.test(listed)
  const [there, here] = [plainNumber(told), plainNumber(own)]
  return isWhole ? there === here : here.endsWith(told)
}

function plainNumber(digits: string): string {
  return /^(?:63|0)?(9\d{9})$/.exec(digits)?.[1] ?? digits
}

/** Where one side moved money that the other did not. What another amount was told of is not believed in its state either. */
function judgeStates(span: DaySpan, pair: Pair): PayoutMismatch[] {
  const state = stateBreakOf(pair)
  return state && !(isAnother(pair) && state.kind === 'unsettled') && isWithin(span, state.atMs)
    ? [found(state.kind, pair)]
    : []
}

function stateBreakOf({ own, payout }: Pair): { kind: PayoutMismatchKind; atMs: number } | undefined {
  const { status, outcome } = own
  const endedAtMs = own.endedAtMs ?? 0
  if (status === 'completed') {
    if (!payout) return { kind: 'unknown', atMs: endedAtMs }
    if (payout.state === 'pending') return { kind: 'unpaid', atMs: endedAtMs }
    if (payout.state === 'failed') return { kind: 'uncredited', atMs: endedAtMs }
    return payout.state === 'returned' ? { kind: 'uncredited', atMs: payout.changedAtMs } : undefined
  }
  if (payout?.state !== 'paid') return undefined
  if (outcome === 'returned') return { kind: 'recredited', atMs: endedAtMs }
  return { kind: status === 'canceled' ? 'refused' : 'unsettled', atMs: payout.changedAtMs }
}

function judgeLedger(books: PayoutBooks): PayoutMismatch[] {
  const { gateway, span, own, postings } = books
  const amounts = new Map(postings.map(({ reference, isBack, amount }) => [`${reference} ${isBack}`, amount]))
  const ended = own.filter(one => one.gateway === gateway && isWithin(span, one.endedAtMs ?? 0))
  const rows = new Map(own.filter(one => one.gateway === gateway).map(one => [one.id, one]))
  return [
    ...ended
      .filter(({ status, outcome }) => status === 'completed' || outcome === 'returned')
      .map(one => ({ one, posted: amounts.get(`${one.id} ${one.outcome === 'returned'}`) }))
      .filter(({ one, posted }) => posted !== one.amount)
      .map(({ one, posted = 0n }) => ({ ...found('unposted', { own: one }), otherAmount: posted })),
    ...postings
      .filter(posting => posting.isPutRight !== true && !isOrdered(rows.get(posting.reference), posting))
      .map(unordered),
  ]
}

function isOrdered(own: OwnPayout | undefined, { isBack }: ClearingPosting): boolean {
  return own?.outcome === 'returned' || (own?.status === 'completed' && !isBack)
}

function unordered({ reference, amount }: ClearingPosting): PayoutMismatch {
  return { kind: 'unordered', name: reference, reference, uid: null, amount, currency: 'PHP', otherAmount: 0n }
}

interface About {
  readonly own?: OwnPayout | undefined
  readonly payout?: ListedPayout | undefined
}

function found(kind: PayoutMismatchKind, { own, payout }: About): PayoutMismatch {
  const isSame = !own || !payout || (payout.amount === own.amount && payout.currency === 'PHP')
  const otherAmount = isSame ? 0n : own.amount
  const about = own ? { reference: own.id, uid: own.uid } : { reference: '', uid: null }
  const { id: name, amount } = payout ?? own ?? { id: '', amount: 0n }
  return { kind, name, ...about, amount, currency: payout?.currency ?? 'PHP', otherAmount }
}
