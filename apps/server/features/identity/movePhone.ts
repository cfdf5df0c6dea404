import type { AppTx } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/index.ts'
import { changeEntry, lockEntry } from './directory.store.ts'
import { notifyOwner, ownerNotice } from './notice.ts'
import { forgetPasskeys } from './passkey/passkey.store.ts'
import { isPhoneTaken } from './password/credential.store.ts'
import { endSessionsOf } from './session/session.store.ts'

interface PhoneMove {
  readonly uid: bigint
  readonly from: string
  readonly to: string
  readonly nowMs: number
}

type MoveRefusal = 'closed' | 'changed' | 'taken'

/** Why a member's number cannot be moved now; undefined where it can. The entry is held until the transaction ends. */
export async function judgeMove(tx: AppTx, { uid, from, to }: Omit<PhoneMove, 'nowMs'>) {
  const entry = await lockEntry(tx, uid)
  const refusal = refusalOf(entry, from) ?? ((await isPhoneTaken(tx, to)) ? 'taken' : undefined)
  return { entry, refusal }
}

function refusalOf(
  entry: { phone: string; closed_at: unknown; blocked_at: unknown },
  from: string,
): MoveRefusal | undefined {
  if (entry.closed_at !== null || entry.blocked_at !== null) return 'closed'
  return entry.phone === from ? undefined : 'changed'
}

/**
 * Gives an account another number without its owner being signed in: everybody who is comes out, the passkeys, which are lost
 * with the phone or in strange hands, count no more, payout accounts wait as
 * after each change of a number, and the old number, the new one and the e-mail address are told.
 */
export async function movePhone(tx: AppTx, { uid, from, to, nowMs }: PhoneMove): Promise<MoveRefusal | undefined> {
  const { entry, refusal } = await judgeMove(tx, { uid, from, to })
  if (refusal) return refusal
  await changeEntry(tx, uid, { phone: to, phoneChangedAtMs: nowMs })
  await forgetPasskeys(tx, uid)
  await endSessionsOf(tx, { uid, by: 'phone', nowMs })
  await notifyOwner(tx, { uid, phone: from, what: 'phone', nowMs })
  await addJob(tx, ownerNotice, { payload: { to, by: 'sms', what: 'phone_moved' } })
  if (entry.email) await addJob(tx, ownerNotice, { payload: { to: entry.email, by: 'mail', what: 'phone' } })
  return undefined
}
