import type { MemberTx } from '../../../platform/db/database.ts'
import {
  type AuditedLot,
  type ClosingDoubt,
  type Finding,
  nothingYet,
  type ProvenState,
  provePostings,
  wrongWithWallet,
} from './audit.rules.ts'
import { listLotsOf, listPostings, type PostingOfRound, type WalletKey, type WalletPosting } from './audit.store.ts'
import { type CausedPosting, wrongWithCause } from './auditCommand.rules.ts'
import type { Findings } from './findings.ts'

export interface WalletProofs {
  readonly proven: readonly (ProvenState & WalletKey)[]
  readonly doubts: readonly ClosingDoubt[]
  readonly postings: number
}

const postingsAtOnce = 2000

interface ProofWatch {
  readonly findings: Findings
  /** Sees the postings with their rounds too, a part of them at a time. */
  readonly see?: (postings: readonly PostingOfRound[]) => void
}

/**
 * Proves some wallets from where each was proven before, up to their last postings. Begun at their first ones, it also
 * comes by what was proven before, and finds the same again.
 */
export async function proveWallets(
  tx: MemberTx,
  from: readonly (ProvenState & WalletKey)[],
  { findings, see }: ProofWatch,
): Promise<WalletProofs> {
  const proven: (ProvenState & WalletKey)[] = []
  const doubts: ClosingDoubt[] = []
  let postings = 0
  for (let open: readonly Open[] = from; open.length > 0; ) {
    const rows = await listPostings(tx, open, {
      mostEach: Math.ceil(postingsAtOnce / open.length) + 20,
      withRounds: see !== undefined,
    })
    // Lots are read after the postings that open them, so that none of them can be missing.
    const lots = rows.length > 0 ? await listLotsOf(tx, [...new Set(rows.map(row => row.wallet_uid))]) : []
    const rowsOf = group(rows, row => `${row.wallet_uid} ${row.wallet_asset}`)
    const lotsOf = group(lots, lot => `${lot.uid} ${lot.asset}`)
    const steps = open.map(state => {
      const key = `${state.uid} ${state.asset}`
      return prove(state, rowsOf.get(key) ?? [], lotsOf.get(key) ?? [])
    })
    for (const step of steps) {
      findings.add(step.findings)
      doubts.push(...step.doubts)
      if (step.isAtEnd && step.isThere) proven.push(step.state)
    }
    const posted = rows.filter(isPosting)
    see?.(posted as readonly (CausedPosting & PostingOfRound)[])
    postings += posted.length
    open = steps.filter(({ isAtEnd }) => !isAtEnd).map(({ state }) => state)
  }
  return { proven, doubts, postings }
}

/** A wallet on its way, with how far it had been proven before this began. */
interface Open extends ProvenState, WalletKey {
  readonly before?: ProvenState | undefined
}

interface Step {
  readonly state: Open
  readonly findings: readonly Finding[]
  readonly doubts: readonly ClosingDoubt[]
  readonly isAtEnd: boolean
  /** A wallet that is gone is not proven. */
  readonly isThere: boolean
}

function prove(state: Open, rows: readonly WalletPosting[], lots: readonly AuditedLot[]): Step {
  const [row] = rows
  if (!row) return { state, findings: [withoutWallet(state)], doubts: [], isAtEnd: true, isThere: false }
  const before = state.before ?? provenBefore(row)
  const postings = rows.filter(isPosting)
  const { proven, findings, doubts } = provePostings(state, postings, { lots, before })
  const causes = postings.flatMap(wrongWithCause)
  const next = { ...proven, uid: state.uid, asset: state.asset }
  // A wallet may have gone on since; its postings up to the version it had in that very statement are all there.
  const isAtEnd = postings.length === 0 || proven.seq >= row.version
  const last = isAtEnd ? [...wrongWithWallet(walletOf(row), proven, lots), ...cutOff(state, proven, before)] : []
  const all = [...findings, ...causes, ...last]
  return { state: isAtEnd ? next : { ...next, before }, findings: all, doubts, isAtEnd, isThere: true }
}

function isPosting(row: WalletPosting): row is WalletPosting & CausedPosting {
  return row.seq !== null
}

function withoutWallet({ uid, asset }: WalletKey): Finding {
  return { check: 'orphan', subject: `${uid} ${asset} journal`, detail: 'has no wallet' }
}

function cutOff({ uid, asset }: WalletKey, { seq }: ProvenState, before: ProvenState | undefined): Finding[] {
  if (!before || before.seq <= seq) return []
  const detail = `was proven up to posting ${before.seq}, the last one there is ${seq}`
  return [{ check: 'proven', subject: `${uid} ${asset}`, detail }]
}

function provenBefore(row: WalletPosting): ProvenState | undefined {
  const { proven_seq: seq, proven_balance: balance, proven_held: held, proven_hash: hash } = row
  const { proven_turnover: turnover, proven_release: release_at } = row
  if (seq === null || balance === null || held === null || hash === null) return undefined
  if (turnover === null || release_at === null) return undefined
  return { seq, balance, held, turnover, release_at, hash }
}

function walletOf(row: WalletPosting) {
  const { held, release_at, version, head } = row
  const own = {
    uid: row.wallet_uid,
    asset: row.wallet_asset,
    balance: row.wallet_balance,
    turnover: row.wallet_turnover,
  }
  return { ...own, held, release_at, version, head }
}

function group<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const known = groups.get(keyOf(item))
    if (known) known.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

export function unproven(key: WalletKey): ProvenState & WalletKey {
  return { ...nothingYet, uid: key.uid, asset: key.asset }
}
