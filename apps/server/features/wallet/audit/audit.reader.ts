import type { Clock } from '../../../platform/clock.ts'
import type { Database, MemberTx } from '../../../platform/db/database.ts'
import type { Reader, Span } from '../../../platform/readers/index.ts'
import type { ProvenState } from './audit.rules.ts'
import { findUnkept, keepProven, listUnproven, type WalletKey } from './audit.store.ts'
import { auditFault } from './auditFault.ts'
import { wrongWithRound } from './round/auditRound.rules.ts'
import { listRounds, type RoundKey } from './round/auditRounds.store.ts'
import { type Findings, gatherFindings } from './findings.ts'
import { nameOfRound, newRounds } from './round/newRounds.rules.ts'
import { noteFindings } from './noteFindings.ts'
import { proveWallets } from './proveWallets.ts'

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
    readSpan: (tx, span, schema) => fault.watch(schema, async () => noteFindings(deps, schema, await audit(tx, span))),
  }
}

/** A wallet is proven to its end each time, so that the later pages on which it stands have nothing left to prove. */
async function audit(tx: MemberTx, span: Span): Promise<Findings> {
  const findings = gatherFindings()
  const from = await listUnproven(tx, span)
  if (from.length === 0) return findings
  await proveKept(tx, from, findings)
  const inQuestion = new Map<string, RoundKey>()
  const { proven } = await proveWallets(tx, from, {
    findings,
    see(postings) {
      const { opened, older } = newRounds(postings)
      // Of a round that is cut by the end of a part not all stands here: what seems wrong is read again as a whole.
      const doubtful = [...older, ...opened.filter(round => wrongWithRound(round).length > 0)]
      for (const round of doubtful) inQuestion.set(nameOfRound(round), round)
    },
  })
  findings.add((await listRounds(tx, [...inQuestion.values()])).flatMap(wrongWithRound))
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
