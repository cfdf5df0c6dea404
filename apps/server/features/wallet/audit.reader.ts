import type { Clock } from '../../platform/clock.ts'
import type { Database, MemberTx } from '../../platform/db/database.ts'
import type { JournalEntry, Reader } from '../../platform/readers/index.ts'
import { keepProven, listProven } from './audit.store.ts'
import type { Finding } from './audit.rules.ts'
import { findWrongAmong, type RoundKey } from './auditSums.store.ts'
import { noteFindings } from './noteFindings.ts'
import { proveWallets, unproven } from './proveWallets.ts'

const roundKinds = new Set([1, 2, 3, 6])

/**
 * Proves every minute what was posted since: each wallet from where it was proven before, and the rounds in question. What
 * it finds is an incident before its place moves on: it may be noted twice, which is once, and never not at all.
 */
export function auditReader(deps: { readonly db: Database; readonly clock: Clock }): Reader {
  return {
    name: 'audit',
    pageSize: 200,
    pauseMs: 60_000,
    read: async (tx, entries, schema) => noteFindings(deps, schema, await audit(tx, entries)),
  }
}

async function audit(tx: MemberTx, entries: readonly JournalEntry[]): Promise<Finding[]> {
  const wallets = new Map(entries.map(({ uid, asset }) => [`${uid} ${asset}`, { uid, asset }]))
  const uids = [...new Set(entries.map(({ uid }) => uid))]
  const before = new Map((await listProven(tx, uids)).map(row => [`${row.uid} ${row.asset}`, row]))
  const from = [...wallets].map(([key, wallet]) => before.get(key) ?? unproven(wallet))
  const { findings, proven } = await proveWallets(tx, from)
  const rounds = await findWrongAmong(tx, roundsOf(entries))
  await keepProven(tx, proven)
  return [...findings, ...rounds]
}

function roundsOf(entries: readonly JournalEntry[]): RoundKey[] {
  const played = entries.filter(({ kind }) => roundKinds.has(kind))
  return [...new Map(played.map(entry => [`${entry.uid} ${entry.provider} ${entry.round_id}`, entry])).values()]
}
