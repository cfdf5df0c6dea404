import type { Clock } from '../../../platform/clock.ts'
import type { Database, MemberTx } from '../../../platform/db/database.ts'
import type { JournalEntry, Reader } from '../../../platform/readers/index.ts'
import type { ProvenState } from './audit.rules.ts'
import { findUnkept, keepProven, listProven, type WalletKey } from './audit.store.ts'
import { auditFault } from './auditFault.ts'
import { wrongWithRound } from './auditRound.rules.ts'
import { listRounds, type RoundKey } from './auditRounds.store.ts'
import { type Findings, gatherFindings } from './findings.ts'
import { noteFindings } from './noteFindings.ts'
import { proveWallets, unproven } from './proveWallets.ts'

const roundKinds = new Set([1, 2, 3, 6])

/**
 * Proves every minute what was posted since: each wallet from where it was proven before, and the rounds in question. What
 * it finds is an incident before its place moves on: it may be noted twice, which is once, and never not at all.
 */
export function auditReader(deps: { readonly db: Database; readonly clock: Clock }): Reader {
  const fault = auditFault(deps, 'minute')
  return {
    name: 'audit',
    pageSize: 200,
    pauseMs: 60_000,
    read: (tx, entries, schema) =>
      fault.watch(schema, async () => noteFindings(deps, schema, await audit(tx, entries))),
  }
}

async function audit(tx: MemberTx, entries: readonly JournalEntry[]): Promise<Findings> {
  const findings = gatherFindings()
  const wallets = new Map(entries.map(({ uid, asset }) => [`${uid} ${asset}`, { uid, asset }]))
  const uids = [...new Set(entries.map(({ uid }) => uid))]
  const before = new Map((await listProven(tx, uids)).map(row => [`${row.uid} ${row.asset}`, row]))
  const from = [...wallets].map(([key, wallet]) => before.get(key) ?? unproven(wallet))
  await proveKept(tx, from, findings)
  const { proven } = await proveWallets(tx, from, findings)
  findings.add((await listRounds(tx, roundsOf(entries))).flatMap(wrongWithRound))
  await keepProven(tx, proven)
  return findings
}

/** It trusts what it proved before only as far as the posting it ended with is still the same. */
async function proveKept(tx: MemberTx, from: readonly (ProvenState & WalletKey)[], findings: Findings): Promise<void> {
  const unkept = await findUnkept(tx, from)
  findings.add(
    unkept.map(({ uid, asset, seq }) => {
      return { check: 'proven', subject: `${uid} ${asset}`, detail: `no longer has posting ${seq} as it was proven` }
    }),
  )
}

function roundsOf(entries: readonly JournalEntry[]): RoundKey[] {
  const played = entries.filter(({ kind }) => roundKinds.has(kind))
  return [...new Map(played.map(entry => [`${entry.uid} ${entry.provider} ${entry.round_id}`, entry])).values()]
}
