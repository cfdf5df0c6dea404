import type { MemberTx } from '../../../platform/db/database.ts'
import { sumPlayMs } from './playTime.rules.ts'
import { listPlaySessions } from './playTime.store.ts'

const minuteMs = 60_000

/** How many minutes a member has played since then, a begun one counted. */
export async function readPlayMinutes(
  tx: MemberTx,
  { uid, sinceMs, nowMs }: { readonly uid: bigint; readonly sinceMs: number; readonly nowMs: number },
): Promise<bigint> {
  return BigInt(Math.ceil(sumPlayMs(await listPlaySessions(tx, uid, sinceMs), { sinceMs, nowMs }) / minuteMs))
}
