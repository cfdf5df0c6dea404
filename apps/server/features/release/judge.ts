import type { MemberTx } from '../../platform/db/database.ts'
import { findEntry } from '../identity/index.ts'
import { mayDo } from '../kyc/index.ts'
import { findPayee, lockPayee, type Payee } from '../payee/index.ts'
import type { ReleaseDeps } from './deps.ts'
import { judgeAccount } from './release.rules.ts'

interface AccountKey {
  readonly uid: bigint
  readonly id: string
}

/** Whether the way in is open to the member. It stands in another schema, and is looked at first. */
export async function isAdmitted({ db }: ReleaseDeps, uid: bigint): Promise<boolean> {
  const entry = await db.app(tx => findEntry(tx, uid))
  return entry !== undefined && entry.blocked_at === null && entry.closed_at === null
}

/** Whether an account can be let go, judged while nobody can take it away. */
export async function judge({ clock, jurisdiction }: ReleaseDeps, tx: MemberTx, named: AccountKey & { isIn: boolean }) {
  const { uid, id, isIn } = named
  const payee = await findPayee(tx, uid, id)
  if (!payee) return { ok: false, code: 'not_found' } as const
  const active: Payee | undefined = await lockPayee(tx, uid, id)
  const nowMs = clock.now()
  const mayWithdraw = isIn && (await mayDo(tx, { uid, gate: 'withdraw', nowMs, jurisdiction }))
  const { readyAtMs } = active ?? payee
  return judgeAccount({ readyAtMs, isRemoved: active === undefined, mayWithdraw, nowMs })
}
