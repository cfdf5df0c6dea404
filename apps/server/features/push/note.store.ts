import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

interface PushNote {
  readonly subscriptionId: string
  readonly messageId: string
  readonly nowMs: number
}

/** Notes that a message is on its way to a browser; false where it is already. */
export async function notePush(tx: AppTx, { subscriptionId, messageId, nowMs }: PushNote): Promise<boolean> {
  const noted = await tx
    .insertInto('push_note')
    .values({ subscription_id: subscriptionId, message_id: messageId, noted_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .returning('message_id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Forgets what was sent to a browser before then. */
export async function deleteNotes(tx: AppTx, subscriptionId: string, beforeMs: number): Promise<void> {
  await tx
    .deleteFrom('push_note')
    .where('subscription_id', '=', subscriptionId)
    .where('noted_at', '<', instant(beforeMs))
    .execute()
}
