import type { MemberTx } from '../../platform/db/database.ts'
import {
  type AuditedLot,
  type CausedPosting,
  type Finding,
  nothingYet,
  type Proven,
  provePostings,
  wrongWithCause,
  wrongWithWallet,
} from './audit.rules.ts'
import { listLotsOf, listPostings, type WalletKey, type WalletPosting } from './audit.store.ts'

export interface WalletProofs {
  readonly findings: readonly Finding[]
  readonly proven: readonly (Proven & WalletKey)[]
  readonly postings: number
}

const postingsAtOnce = 2000

/** Proves some wallets from where each was proven before, up to their last postings. */
export async function proveWallets(tx: MemberTx, from: readonly (Proven & WalletKey)[]): Promise<WalletProofs> {
  const findings: Finding[] = []
  const proven: (Proven & WalletKey)[] = []
  let postings = 0
  for (let open = from; open.length > 0; ) {
    const rows = await listPostings(tx, open, Math.ceil(postingsAtOnce / open.length) + 20)
    // Lots are read after the postings that open them, so that none of them can be missing.
    const lots = rows.length > 0 ? await listLotsOf(tx, [...new Set(rows.map(row => row.wallet_uid))]) : []
    const rowsOf = group(rows, row => `${row.wallet_uid} ${row.wallet_asset}`)
    const lotsOf = group(lots, lot => `${lot.uid} ${lot.asset}`)
    const steps = open.map(state => {
      const key = `${state.uid} ${state.asset}`
      return prove(state, rowsOf.get(key) ?? [], lotsOf.get(key) ?? [])
    })
    findings.push(...steps.flatMap(step => step.findings))
    postings += rows.filter(({ seq }) => seq !== null).length
    proven.push(...steps.filter(({ isAtEnd }) => isAtEnd).map(({ state }) => state))
    open = steps.filter(({ isAtEnd }) => !isAtEnd).map(({ state }) => state)
  }
  return { findings, proven, postings }
}

interface Step {
  readonly state: Proven & WalletKey
  readonly findings: readonly Finding[]
  readonly isAtEnd: boolean
}

function prove(state: Proven & WalletKey, rows: readonly WalletPosting[], lots: readonly AuditedLot[]): Step {
  const postings = rows.filter((row): row is WalletPosting & CausedPosting => row.seq !== null)
  const { proven, findings } = provePostings(state, postings, lots)
  const causes = postings.flatMap(wrongWithCause)
  const [row] = rows
  const next = { ...proven, uid: state.uid, asset: state.asset }
  // A wallet may have gone on since; its postings up to the version it had in that very statement are all there.
  const isAtEnd = !row || postings.length === 0 || proven.seq >= row.version
  const last = row && isAtEnd ? wrongWithWallet(walletOf(row), proven, lots) : []
  return { state: next, findings: [...findings, ...causes, ...last], isAtEnd }
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

export function unproven(key: WalletKey): Proven & WalletKey {
  return { ...nothingYet, uid: key.uid, asset: key.asset }
}
