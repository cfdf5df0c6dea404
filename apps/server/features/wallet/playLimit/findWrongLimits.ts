import { daySpan } from '@saya/money'
import type { MemberTx } from '../../../platform/db/database.ts'
import { type Finding, finder } from '../audit/audit.rules.ts'
import type { PlayLimits } from '../ledger/playLimit.rules.ts'
import { type LimitedWallet, listLimited } from './playHistory.store.ts'
import { readPlayHistory } from './readPlayHistory.ts'

/** The members whose limits say another figure than the journal comes to under the ledger's own rule. */
export async function findWrongLimits(
  tx: MemberTx,
  members: { readonly from: bigint; readonly until: bigint },
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const wallet of await listLimited(tx, members)) findings.push(...(await wrongWithLimits(tx, wallet)))
  return findings
}

async function wrongWithLimits(tx: MemberTx, { uid, version, limits }: LimitedWallet): Promise<Finding[]> {
  if (!limits) return []
  // What is on the wallet now was counted up to this version of it, whatever is played while the journal is read.
  const { fromMs: nowMs } = daySpan(limits.countedOn)
  const played = await readPlayHistory(tx, { uid, untilSeq: version, nowMs })
  const [is, should] = [textOf(limits), textOf(played)]
  return finder(`${uid} PHP`)('limit', is === should, `has used ${is} of its limits, its journal says ${should}`)
}

/** Nothing used is nothing used, on whichever day that was counted. */
function textOf({ used, countedOn }: PlayLimits): string {
  return used.every(units => units === 0n) ? 'nothing' : `${used.join(' ')} by ${countedOn}`
}
