import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { Withdrawal } from '../withdrawal.store.ts'

interface Turn {
  readonly nowMs: number
  readonly untilMs: number
}

/**
 * Lets one ask the gateway to pay, and keeps for ever that it may have been asked: the answer is the how many-th time it
 * is. Nothing where somebody is at it, or the gateway has told its own name of the payout already.
 */
export async function takeSending(
  tx: MemberTx,
  { uid, id }: Withdrawal,
  { nowMs, untilMs }: Turn,
): Promise<number | undefined> {
  const row = await tx
    .updateTable('withdrawal')
    .set(set => ({
      sent_at: set.fn.coalesce('sent_at', instant(nowMs)),
      sendings: set('sendings', '+', 1),
      sending_until: instant(untilMs),
    }))
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('status', '=', 'paying')
    .where('payout_id', 'is', null)
    .where(free => free.or([free('sending_until', 'is', null), free('sending_until', '<=', instant(nowMs))]))
    .returning('sendings')
    .executeTakeFirst()
  return row?.sendings
}

interface SendingEnd {
  /** The how many-th asking it was. */
  readonly sendings: number
  /** The gateway's own name of the payout, where it told one. */
  readonly payoutId: string | null
  /** Whether the gateway itself said of the only asking there was that nothing came of it. */
  readonly isUndone: boolean
  /** Whether it refused, which ends the withdrawal in the next commit: until then nobody else asks. */
  readonly isRefused: boolean
}

/** Ends the asking, but not that of another who came meanwhile. The first name that was told stays. */
export async function endSending(
  tx: MemberTx,
  { uid, id }: Withdrawal,
  { sendings, payoutId, isUndone, isRefused }: SendingEnd,
): Promise<void> {
  await tx
    .updateTable('withdrawal')
    .set(row => ({
      sending_until: sql`case when sendings = ${sendings} and not ${isRefused} then null else sending_until end`,
      payout_id: payoutId === null ? row.ref('payout_id') : row.fn.coalesce('payout_id', row.val(payoutId)),
    }))
    .where('uid', '=', uid)
    .where('id', '=', id)
    .execute()
  if (!isUndone) return
  // Whoever comes back late, when somebody else has asked meanwhile, undoes nothing.
  await tx
    .updateTable('withdrawal')
    .set({ sent_at: null, sendings: 0 })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('sendings', '=', 1)
    .where('payout_id', 'is', null)
    .execute()
}

export async function setNextCheck(tx: MemberTx, { uid, id }: Withdrawal, atMs: number | null): Promise<void> {
  await tx
    .updateTable('withdrawal')
    .set({ next_check_at: atMs === null ? null : instant(atMs) })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .execute()
}

/** Makes the withdrawals of one schema that wait to be sent to a gateway due soon. */
export async function scheduleUnsent(tx: MemberTx, gateway: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('withdrawal')
    .set({ next_check_at: instant(nowMs) })
    .where('status', '=', 'paying')
    .where('gateway', '=', gateway)
    .where('payout_id', 'is', null)
    .where('next_check_at', '>', instant(nowMs))
    .execute()
}

/** Whether this look may ask the gateway: one in so many milliseconds does, on whichever copy of the server. */
export async function takeLook(
  tx: MemberTx,
  { uid, id }: Withdrawal,
  { nowMs, everyMs }: { readonly nowMs: number; readonly everyMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('withdrawal')
    .set({ looked_at: instant(nowMs) })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where(row => row.or([row('looked_at', 'is', null), row('looked_at', '<=', instant(nowMs - everyMs))]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
