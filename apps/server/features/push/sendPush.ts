import { createHash } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { addJob, type Task, task } from '../../platform/jobs/index.ts'
import type { PushSender } from '../../platform/push/pushSender.ts'
import { isSessionOpen } from '../identity/index.ts'
import { mayMarket } from '../marketing/index.ts'
import { findUnread } from '../message/index.ts'
import { classOf, type PushClass, secondsToLive, sendAt, urgencies } from './push.rules.ts'
import { pushJob } from './pushJob.ts'
import { pushText } from './pushText.ts'
import { deleteSubscription, findSubscription, languageOf, type SubscriptionRow } from './subscription.store.ts'

export interface SendDeps {
  readonly db: Database
  readonly clock: Clock
  /** Nothing where nothing is pushed. */
  readonly pushes: PushSender | null
}

interface Delivery {
  readonly subscription: SubscriptionRow
  readonly kind: string
  readonly class: PushClass
  readonly createdAtMs: number
}

/**
 * Brings one message to one browser. Whether it still may be is judged now and not when it was queued: the member may have read
 * it, signed out, withdrawn their consent to offers or excluded themselves since, and it may be night again.
 */
export function sendPush(deps: SendDeps): Task {
  const { db, clock, pushes } = deps
  return task(pushJob, async payload => {
    if (!pushes) return
    const wanted = await findWanted(deps, payload)
    if (!wanted) return
    const nowMs = clock.now()
    const again = (runAtMs: number) => db.app(tx => addJob(tx, pushJob, { payload, runAtMs }))
    const atMs = sendAt({ ...wanted, nowMs })
    if (atMs === null) return
    if (atMs > nowMs) return again(atMs)
    const outcome = await pushes.send(messageOf(wanted, nowMs))
    if (outcome.kind === 'gone') await db.app(tx => deleteSubscription(tx, wanted.subscription.id))
    if (outcome.kind !== 'later') return
    if (outcome.afterMs === undefined) throw new Error('The push service did not take the message.')
    await again(clock.now() + outcome.afterMs)
  })
}

/** What is to be sent to whom; nothing where nobody is to be told any more. */
async function findWanted(
  { db, clock }: SendDeps,
  { uid: digits, message: id, subscription: subscriptionId }: { uid: string; message: string; subscription: string },
): Promise<Delivery | undefined> {
  const uid = BigInt(digits)
  const nowMs = clock.now()
  const subscription = await db.app(tx => findOpen(tx, subscriptionId, nowMs))
  if (!subscription) return undefined
  return db.member(uid, async tx => {
    const message = await findUnread(tx, uid, id)
    const of = message && classOf(message.kind)
    if (!of) return undefined
    if (of === 'offer' && !(await mayMarket(tx, { uid, reach: 'sent', nowMs }))) return undefined
    return { subscription, kind: message.kind, class: of, createdAtMs: message.created_at }
  })
}

/** A browser is told nothing once its session is over. */
async function findOpen(tx: Parameters<typeof findSubscription>[0], id: string, nowMs: number) {
  const found = await findSubscription(tx, id)
  if (!found || (await isSessionOpen(tx, { uid: found.uid, id: found.session_id, nowMs }))) return found
  await deleteSubscription(tx, id)
  return undefined
}

function messageOf(wanted: Delivery, nowMs: number) {
  const { subscription, kind } = wanted
  const { endpoint, p256dh, auth, origin, id } = subscription
  return {
    endpoint,
    p256dh,
    auth,
    text: pushText({ kind, language: languageOf(subscription), origin }),
    ttlSeconds: secondsToLive({ ...wanted, nowMs }),
    urgency: urgencies[wanted.class],
    // The service sees it, so it tells nothing.
    topic: createHash('sha256').update(`${id} ${kind}`).digest('base64url').slice(0, 32),
  } as const
}
