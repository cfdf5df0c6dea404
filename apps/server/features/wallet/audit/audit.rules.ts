import { accounts } from '../ledger/accounts.ts'
import { type ChainedPosting, firstHead, hashOf } from '../ledger/chain.ts'
import { excessPlay, releaseAfter, releaseBefore } from '../lot/lot.rules.ts'
import { bonusReturned, fixedMultiple, isFreshStart, playReleased, startsAfresh } from '../post/posting.rules.ts'
import { withdrawable } from '../wallet.rules.ts'
import { faultOfReturn, lastRelease } from './auditReturn.rules.ts'

/** What one member schema tells by itself. */
export const schemaChecks = [
  'sequence',
  'balance',
  'negative',
  'hash',
  'version',
  'last',
  'head',
  'turnover',
  'held',
  'free',
  'release',
  'lot',
  'account',
  'print',
  'proven',
  'command',
  'posting',
  'unposted',
  'ground',
  'missing',
  'ended',
  'reference',
  'credit',
  'round',
  'fate',
  'rounds',
  'record',
  'day',
  'tally',
  'session',
  'limit',
  'cap',
  'gate',
  'reader',
  'house',
  'orphan',
  'beyond',
] as const

/**
 * And what takes all of them together, what was signed before, and what an audit says of itself: one key in two
 * schemas, a history rewritten, an audit that failed or did not come.
 */
export type AuditCheck = (typeof schemaChecks)[number] | 'key' | 'signed' | 'failed' | 'late'

export interface Finding {
  readonly check: AuditCheck
  readonly subject: string
  readonly detail: string
}

/** What a wallet must have come to after the postings so far. */
export interface ProvenState {
  readonly seq: bigint
  readonly balance: bigint
  readonly held: bigint
  readonly turnover: bigint
  readonly release_at: bigint
  readonly hash: Buffer
}

export interface AuditedWallet {
  readonly uid: bigint
  readonly asset: string
  readonly balance: bigint
  readonly held: bigint
  readonly turnover: bigint
  readonly release_at: bigint
  readonly version: bigint
  readonly head: Buffer
}

export interface AuditedLot {
  readonly seq: bigint
  readonly kind: number
  readonly reference: string
  readonly amount: bigint
  readonly required: bigint
  readonly release_at: bigint
  readonly opened_at: number
  readonly closed_at: number | null
  readonly closed_by: bigint | null
  readonly forgiven: bigint
}

export const nothingYet: ProvenState = { seq: 0n, balance: 0n, held: 0n, turnover: 0n, release_at: 0n, hash: firstHead }

const withdrawalHold = 11

/** A balance below this holds nobody to old lots. */
const dust = 10_000n

/** Whether a credit was right to close the lots before it, or not to, hangs on whether a round was open just then. */
export interface ClosingDoubt {
  readonly uid: bigint
  readonly asset: string
  readonly seq: bigint
  readonly closed: boolean
}

export interface Proof {
  readonly proven: ProvenState
  readonly findings: readonly Finding[]
  readonly doubts: readonly ClosingDoubt[]
}

/** What the postings of one wallet are held against: its lots, and how far it was proven before, if that is looked at. */
export interface Beside {
  readonly lots: readonly AuditedLot[]
  readonly before?: ProvenState | undefined
}

/** Follows some postings of one wallet, recomputing all that each of them claims. */
export function provePostings(from: ProvenState, postings: readonly ChainedPosting[], { lots, before }: Beside): Proof {
  const findings: Finding[] = []
  const doubts: ClosingDoubt[] = []
  const lotAt = new Map(lots.map(lot => [lot.seq, lot]))
  const closers = new Set(lots.map(lot => lot.closed_by))
  let proven = from
  for (const posting of postings) {
    const lot = openedBy(lotAt.get(posting.seq), lots)
    const closesOldLots = closers.has(posting.seq)
    findings.push(...wrongWith(proven, posting), ...wrongWithHold(proven, posting, lots))
    findings.push(...wrongWithLot(proven, posting, { lot, closesOldLots }))
    if (posting.kind === bonusReturned) findings.push(...wrongWithReturn(proven, posting, lots))
    if (lot || posting.kind === playReleased || startsAfresh(posting.kind)) {
      const closing = closingOf(proven, posting, { lot, lots })
      findings.push(...closing.findings)
      doubts.push(...closing.doubts)
    }
    proven = after(proven, posting, { lot, lots })
    if (before?.seq === proven.seq) findings.push(...wrongWithProven(posting, proven, before))
  }
  return { proven, findings, doubts }
}

/** What was proven before is what it comes to again, from the very beginning. */
function wrongWithProven({ uid, asset }: ChainedPosting, now: ProvenState, before: ProvenState): Finding[] {
  const add = finder(`${uid} ${asset}`)
  const isSame =
    now.balance === before.balance &&
    now.held === before.held &&
    now.turnover === before.turnover &&
    now.release_at === before.release_at &&
    now.hash.equals(before.hash)
  return add('proven', isSame, `is another at posting ${before.seq} than it was when that was proven`)
}

/** A lot as it was opened: what was forgiven since of those before it moved its end. */
function openedBy(lot: AuditedLot | undefined, lots: readonly AuditedLot[]): AuditedLot | undefined {
  return lot && { ...lot, release_at: releaseBefore(lot, lots, lot.seq + 1n) }
}

interface LotsThere {
  readonly lot: AuditedLot | undefined
  readonly lots: readonly AuditedLot[]
}

function after(before: ProvenState, posting: ChainedPosting, { lot, lots }: LotsThere): ProvenState {
  return {
    seq: posting.seq,
    balance: posting.balance_after,
    held: before.held + changeOf(posting, accounts.hold),
    turnover: before.turnover + posting.turnover,
    release_at: releaseOf(before, posting, { lot, lots }),
    hash: posting.hash,
  }
}

function releaseOf(before: ProvenState, { kind, seq }: ChainedPosting, { lot, lots }: LotsThere): bigint {
  if (kind === playReleased) return 0n
  if (kind === bonusReturned) return lastRelease(openLots(lots, seq + 1n))
  return lot?.release_at ?? before.release_at
}

function wrongWith(before: ProvenState, posting: ChainedPosting): Finding[] {
  const balance = before.balance + changeOf(posting, accounts.wallet)
  const add = finder(() => `${posting.uid} ${posting.asset} ${posting.seq}`)
  return [
    ...add('sequence', posting.seq === before.seq + 1n, () => `stands after ${before.seq}`),
    ...add('balance', posting.balance_after === balance, () => `says ${posting.balance_after}, comes to ${balance}`),
    ...add('negative', posting.balance_after >= 0n, () => `leaves ${posting.balance_after}`),
    ...add('hash', hashOf(before.hash, posting).equals(posting.hash), 'is not what was hashed'),
  ]
}

/** What goes on its way out was withdrawable just before. */
function wrongWithHold(before: ProvenState, posting: ChainedPosting, lots: readonly AuditedLot[]): Finding[] {
  const { uid, asset, seq, kind, amount } = posting
  if (kind !== withdrawalHold) return []
  const open = openLots(lots, seq)
  const most = withdrawable({ ...before, excess_play: excessPlay(before.turnover, open) })
  return finder(`${uid} ${asset} ${seq}`)('free', amount <= most, `held ${amount}, withdrawable was ${most}`)
}

/** Only a bonus that is given back forgives play. */
function wrongWithReturn(before: ProvenState, posting: ChainedPosting, lots: readonly AuditedLot[]): Finding[] {
  const { uid, asset, seq } = posting
  const fault = faultOfReturn(before, posting, openLots(lots, seq))
  return finder(`${uid} ${asset} ${seq}`)('lot', fault === undefined, fault ?? '')
}

/** The lots that were open just before a posting, as they ended then. */
function openLots(lots: readonly AuditedLot[], seq: bigint): readonly AuditedLot[] {
  return lots
    .filter(lot => lot.seq < seq && (lot.closed_by === null || lot.closed_by >= seq))
    .map(lot => ({ ...lot, release_at: releaseBefore(lot, lots, seq) }))
}

interface LotThere {
  readonly lot: AuditedLot | undefined
  readonly closesOldLots: boolean
}

/** A credit that must be played through has a lot, of the right size, that begins where the ones before it end. */
function wrongWithLot(before: ProvenState, posting: ChainedPosting, { lot, closesOldLots }: LotThere): Finding[] {
  const add = finder(() => `${posting.uid} ${posting.asset} ${posting.seq}`)
  if (posting.kind === playReleased) return add('lot', !lot, 'releases play and has a lot')
  if (posting.kind === bonusReturned) return add('lot', !lot, 'gives a bonus back and has a lot')
  const multiple = posting.asset === 'PHP' ? fixedMultiple(posting.kind) : 0n
  if (!lot) {
    return [
      ...add('lot', (multiple ?? 0n) === 0n, 'asks for play and has no lot'),
      ...add('lot', !closesOldLots, 'closed lots and opened none'),
    ]
  }
  const release = releaseAfter({ ...before, required: lot.required, closesOldLots })
  const isItsOwn = [lot.kind, lot.reference, lot.amount].join(' ') === describe(posting)
  return [
    ...add('lot', isItsOwn, 'has a lot of another posting'),
    ...add('lot', lot.required % posting.amount === 0n, `requires ${lot.required}, no whole times its amount`),
    ...add('lot', lot.opened_at === posting.at, 'has a lot of another moment'),
    ...add('lot', multiple === undefined || lot.required === posting.amount * multiple, `requires ${lot.required}`),
    ...add('lot', lot.release_at === release, `releases at ${lot.release_at}, should at ${release}`),
  ]
}

/**
 * A credit has every lot before it closed if next to nothing is left, nothing is held and no round is open; and none
 * otherwise. A posting in its name closes them just before it; once it did so itself. The rounds of that moment are asked
 * for apart, since few credits come to that. Whoever else releases play closes every lot, whatever there is. A credit that
 * asks for no play once left the lots as they were: it is held to this only while something is asked for by them to this day.
 */
function closingOf(before: ProvenState, posting: ChainedPosting, { lot: own, lots }: LotsThere): Omit<Proof, 'proven'> {
  const { uid, asset, seq, at } = posting
  const add = finder(`${uid} ${asset} ${seq}`)
  const old = openLots(lots, seq)
  const closed = old.filter(lot => lot.closed_by === seq)
  const isRelease = posting.kind === playReleased
  const isBound = !isRelease || isFreshStart(posting)
  const isWorthless = before.balance < dust && before.held === 0n
  const findings = [
    ...add('lot', !isRelease || posting.amount === 0n, 'releases play and moves something'),
    ...add(
      'lot',
      !isBound || closed.length === 0 || isWorthless,
      `closed lots on ${before.balance}, with ${before.held} held`,
    ),
    ...add(
      'lot',
      closed.length === old.length || (closed.length === 0 && !isRelease),
      'closed some of the lots before it',
    ),
    ...add(
      'lot',
      closed.every(lot => lot.closed_at === at && lot.forgiven === 0n),
      'closed lots at another moment, or forgave play',
    ),
  ]
  const isOwed = before.release_at > before.turnover && old.some(lot => lot.closed_by === null)
  const isDoubtful = isBound && isWorthless && old.length > 0 && (isRelease || own !== undefined || isOwed)
  return { findings, doubts: isDoubtful ? [{ uid, asset, seq, closed: closed.length > 0 }] : [] }
}

function describe({ kind, reference, amount }: ChainedPosting): string {
  return [kind, reference, amount].join(' ')
}

/** Compares the wallet's own row with what its postings come to. */
export function wrongWithWallet(wallet: AuditedWallet, proven: ProvenState, lots: readonly AuditedLot[]): Finding[] {
  const add = finder(() => `${wallet.uid} ${wallet.asset}`)
  const stray = lots.filter(({ seq }) => seq > proven.seq && seq <= wallet.version)
  const halfClosed = lots.filter(lot => (lot.closed_at === null) !== (lot.closed_by === null) || isBackwards(lot))
  return [
    ...add('version', wallet.version === proven.seq, () => `is at ${wallet.version}, its postings at ${proven.seq}`),
    ...add('last', wallet.balance === proven.balance, () => `holds ${wallet.balance}, its postings ${proven.balance}`),
    ...add('negative', wallet.balance >= 0n && wallet.held >= 0n, () => `holds ${wallet.balance} and ${wallet.held}`),
    ...add('head', wallet.head.equals(proven.hash), 'ends in another hash than its postings'),
    ...add(
      'turnover',
      wallet.turnover === proven.turnover,
      () => `has ${wallet.turnover}, its rounds ${proven.turnover}`,
    ),
    ...add('held', wallet.held === proven.held, () => `holds back ${wallet.held}, its postings ${proven.held}`),
    ...add(
      'release',
      wallet.release_at === proven.release_at,
      () => `at ${wallet.release_at}, lots at ${proven.release_at}`,
    ),
    ...add('lot', stray.length === 0, 'has a lot without a posting'),
    ...add('lot', halfClosed.length === 0, 'has a lot that was closed by nothing'),
  ]
}

function isBackwards({ seq, closed_by, forgiven }: AuditedLot): boolean {
  return closed_by === null ? forgiven !== 0n : closed_by <= seq
}

function changeOf({ source, destination, amount }: ChainedPosting, account: number): bigint {
  if (destination === account) return amount
  return source === account ? -amount : 0n
}

/** Words of a finding. Those that take numbers are only put together where there is one: nearly always there is none. */
type Words = string | (() => string)

const inWords = (words: Words) => (typeof words === 'string' ? words : words())

export function finder(subject: Words) {
  return (check: AuditCheck, isRight: boolean, detail: Words): Finding[] =>
    isRight ? [] : [{ check, subject: inWords(subject), detail: inWords(detail) }]
}
