import * as v from 'valibot'
import type { AppTx } from '../../../platform/db/database.ts'
import { addJob, type JobKind } from '../../../platform/jobs/index.ts'

/** That these sessions of a member are over, for what was opened in them and lies in the member's own schema. */
export const sessionsEnded: JobKind<{ uid: string; sessions: string[] }> = {
  name: 'identity.sessionsEnded',
  payload: v.object({ uid: v.string(), sessions: v.array(v.string()) }),
}

/** Has what was opened in these sessions closed: certainly, and right behind the commit that ends them. */
export async function closeBehind(tx: AppTx, uid: bigint, sessions: readonly string[]): Promise<void> {
  if (sessions.length > 0) await addJob(tx, sessionsEnded, { payload: { uid: String(uid), sessions: [...sessions] } })
}
