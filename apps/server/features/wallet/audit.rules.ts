import { accounts } from './accounts.ts'
import { type ChainedPosting, firstHead, hashOf } from './chain.ts'
import { releaseAfter } from './lot.rules.ts'
import { multipleOf } from './posting.rules.ts'

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
  'release',
  'lot',
  'command',
  'posting',
  'round',
  'house',
  'orphan',
  'beyond',
] as const

/** And what takes all of them together, or what was signed before: one key in two schemas, a history rewritten. */
export type AuditCheck = (typeof schemaChecks)[number] | 'key' | 'signed'

export interface Finding {
  readonly check: AuditCheck
  readonly subject: string
  readonly detail: string
}

/** What a wallet must have come to after the postings so far. */
export interface Proven {
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
  readonly closed_by: bigint | null
}

export const nothingYet: Proven = { seq: 0n, balance: 0n, held: 0n, turnover: 0n, release_at: 0n, hash: firstHead }

/** A balance below this holds nobody to old lots. */
const dust = 10_000n

interface Proof {
  readonly proven: Proven
  readonly findings: readonly Finding[]
}

/** Follows some postings of one wallet, recomputing all that each of them claims. */
export function provePostings(from: Proven, postings: readonly ChainedPosting[], lots: readonly AuditedLot[]): Proof {
  const findings: Finding[] = []
  let proven = from
  for (const posting of postings) {
    const lot = lots.find(({ seq }) => seq === posting.seq)
    const closesOldLots = lots.some(other => other.closed_by === posting.seq)
    const found = wrongWith(proven, posting)
    findings.push(...found, ...wrongWithLot(proven, posting, { lot, closesOldLots }))
    proven = after(proven, posting, lot)
  }
  return { proven, findings }
}

function after(before: Proven, posting: ChainedPosting, lot: AuditedLot | undefined): Proven {
  return {
    seq: posting.seq,
    balance: posting.balance_after,
    held: before.held + changeOf(posting, accounts.hold),
    turnover: before.turnover + posting.turnover,
    release_at: lot?.release_at ?? before.release_at,
    hash: posting.hash,
  }
}

function wrongWith(before: Proven, posting: ChainedPosting): Finding[] {
  const balance = before.balance + changeOf(posting, accounts.wallet)
  const add = finder(`${posting.uid} ${posting.asset} ${posting.seq}`)
  return [
    ...add('sequence', posting.seq === before.seq + 1n, `stands after ${before.seq}`),
    ...add('balance', posting.balance_after === balance, `says ${posting.balance_after}, comes to ${balance}`),
    ...add('negative', posting.balance_after >= 0n, `leaves ${posting.balance_after}`),
    ...add('hash', hashOf(before.hash, posting).equals(posting.hash), 'is not what was hashed'),
  ]
}

interface LotThere {
  readonly lot: AuditedLot | undefined
  readonly closesOldLots: boolean
}

/** A credit that must be played through has a lot, of the right size, that begins where the ones before it end. */
function wrongWithLot(before: Proven, posting: ChainedPosting, { lot, closesOldLots }: LotThere): Finding[] {
  const add = finder(`${posting.uid} ${posting.asset} ${posting.seq}`)
  const multiple = posting.asset === 'PHP' ? multipleOf(posting.kind) : 0n
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
    ...add('lot', multiple === undefined || lot.required === posting.amount * multiple, `requires ${lot.required}`),
    ...add('lot', lot.release_at === release, `releases at ${lot.release_at}, should at ${release}`),
    ...add('lot', !closesOldLots || before.balance < dust, `closed lots on a balance of ${before.balance}`),
  ]
}

function describe({ kind, reference, amount }: ChainedPosting): string {
  return [kind, reference, amount].join(' ')
}

/** Compares the wallet's own row with what its postings come to. */
export function wrongWithWallet(wallet: AuditedWallet, proven: Proven, lots: readonly AuditedLot[]): Finding[] {
  const add = finder(`${wallet.uid} ${wallet.asset}`)
  const stray = lots.filter(({ seq }) => seq > proven.seq && seq <= wallet.version)
  return [
    ...add('version', wallet.version === proven.seq, `is at ${wallet.version}, its postings at ${proven.seq}`),
    ...add('last', wallet.balance === proven.balance, `holds ${wallet.balance}, its postings ${proven.balance}`),
    ...add('negative', wallet.balance >= 0n && wallet.held >= 0n, `holds ${wallet.balance} and ${wallet.held}`),
    ...add('head', wallet.head.equals(proven.hash), 'ends in another hash than its postings'),
    ...add('turnover', wallet.turnover === proven.turnover, `has ${wallet.turnover}, its rounds ${proven.turnover}`),
    ...add('held', wallet.held === proven.held, `holds back ${wallet.held}, its postings ${proven.held}`),
    ...add('release', wallet.release_at === proven.release_at, `at ${wallet.release_at}, lots at ${proven.release_at}`),
    ...add('lot', stray.length === 0, 'has a lot without a posting'),
  ]
}

/** A command as the auditor sees it, with how many postings bear its number and name. */
export interface AuditedCommand {
  readonly provider: number
  readonly kind: number
  readonly tx_id: string
  readonly outcome: number
  readonly seq: bigint | null
  readonly postings: number
}

/** Rollbacks of what was taken back already, and closes of closed rounds, are right and move nothing. */
const mayMoveNothing = new Set([3, 6])

/** A command came to exactly one posting, or to a refusal and none. */
export function wrongWithCommand({ provider, kind, tx_id, outcome, seq, postings }: AuditedCommand): Finding[] {
  const add = finder(`${provider} ${kind} ${tx_id}`)
  if (outcome !== 0) return add('posting', seq === null, `was refused as ${outcome} and moved money`)
  if (seq === null) return add('posting', mayMoveNothing.has(kind), 'was accepted and moved nothing')
  return add('posting', postings === 1, `has ${postings} postings`)
}

/** A posting with the commands that may have caused it: one of its own kind, and for a win the bet it came with. */
export interface CausedPosting extends ChainedPosting {
  readonly own_seq: bigint | null
  readonly own_amount: bigint | null
  readonly bet_seq: bigint | null
}

const amountIsTheCommands = new Set([1, 2, 4, 5])

/** Every posting was caused by one command, which knows it. */
export function wrongWithCause(posting: CausedPosting): Finding[] {
  const { uid, asset, seq, kind, amount, own_seq, own_amount, bet_seq } = posting
  const add = finder(`${uid} ${asset} ${seq}`)
  // A bet that came with its win knows the number of the win, which stands behind the bet's own.
  const isOwn = own_seq === seq || (kind === 1 && own_seq === seq + 1n)
  const isWinOfBet = kind === 2 && own_seq === null && bet_seq === seq
  const isSameAmount = !(kind >= 10 || amountIsTheCommands.has(kind)) || own_amount === amount
  return [
    ...add('command', isOwn || isWinOfBet, 'was caused by no command'),
    ...add('command', !isOwn || isSameAmount, `moved ${amount}, its command asked for ${own_amount}`),
  ]
}

function changeOf({ source, destination, amount }: ChainedPosting, account: number): bigint {
  if (destination === account) return amount
  return source === account ? -amount : 0n
}

function finder(subject: string) {
  return (check: AuditCheck, isRight: boolean, detail: string): Finding[] =>
    isRight ? [] : [{ check, subject, detail }]
}
