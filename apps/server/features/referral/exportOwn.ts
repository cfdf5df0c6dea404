import type { AppTx } from '../../platform/db/database.ts'
import { listReferralCodes } from './code.store.ts'
import { listBrought } from './referral.store.ts'

/** More friends than anybody is shown at once. */
const most = 10_000
const seconds = (atMs: number | null) => (atMs === null ? 0 : Math.floor(atMs / 1000))

/** The codes of a member's links, and when those came whom they brought. Who these are is about them, and not told. */
export async function exportOwn(tx: AppTx, uid: bigint) {
  const codes = await listReferralCodes(tx, uid)
  const brought = await listBrought(tx, uid, most)
  return {
    codes: codes.map(row => ({
      code: row.code,
      channel: row.channel,
      created_at: seconds(row.at),
      ended_at: seconds(row.ended_at ?? row.ends_at),
    })),
    brought: brought.map(row => ({ joined_at: seconds(row.at), channel: row.channel })),
    is_complete: brought.length < most,
  }
}
