import { addJob } from '../../platform/jobs/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { AppTx, Database } from '../../platform/db/database.ts'
import { deleteNotes, notePush } from './note.store.ts'
import { classOf, sendAt } from './push.rules.ts'
import { pushJob } from './pushJob.ts'
import { listSubscriptionsOf } from './subscription.store.ts'

interface KeptMessage {
  readonly id: string
  readonly uid: bigint
  readonly kind: string
  readonly created_at: number
}

/** Longer than a message is young enough to be pushed. */
const notesMs = 3 * 24 * 3_600_000

/**
 * Has messages that were kept just now brought to the browsers of their members. A job for each stands in one commit with the
 * note of it, so that there is one, whoever comes upon the message and however often.
 */
export async function queuePushes(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  messages: readonly KeptMessage[],
): Promise<void> {
  if (messages.length === 0) return
  const uids = [...new Set(messages.map(({ uid }) => uid))]
  await db.app(async tx => {
    for (const { id, uid } of await listSubscriptionsOf(tx, uids)) {
      const own = messages.filter(message => message.uid === uid)
      for (const message of own) await queue(tx, { message, subscriptionId: id, nowMs: clock.now() })
      await deleteNotes(tx, id, clock.now() - notesMs)
    }
  })
}

interface Queueing {
  readonly message: KeptMessage
  readonly subscriptionId: string
  readonly nowMs: number
}

async function queue(tx: AppTx, { message, subscriptionId, nowMs }: Queueing): Promise<void> {
  const of = classOf(message.kind)
  const runAtMs = of && sendAt({ class: of, createdAtMs: message.created_at, nowMs })
  if (!runAtMs) return
  if (!(await notePush(tx, { subscriptionId, messageId: message.id, nowMs }))) return
  const payload = { uid: String(message.uid), message: message.id, subscription: subscriptionId }
  await addJob(tx, pushJob, { payload, runAtMs })
}
