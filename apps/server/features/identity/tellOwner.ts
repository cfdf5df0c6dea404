import { type Task, task } from '../../platform/jobs/index.ts'
import { notifyMember } from '../message/index.ts'
import type { IdentityDeps } from './deps.ts'
import { isSendingStopped } from './code/limitSends.ts'
import { inboxKinds, noticeText, type OwnerNotice, ownerNotice } from './notice.ts'
import { returnText, takeOwnText } from './code/smsBudget.ts'

type NoticeDeps = Pick<IdentityDeps, 'db' | 'clock' | 'sms' | 'mail' | 'smsPerDay'>

/** Sent again later when texts are stopped, the day has none left, or the carrier certainly has not got it. */
export function tellOwner(deps: NoticeDeps): Task {
  return task(ownerNotice, async notice => {
    await putInInbox(deps, notice)
    const text = noticeText(notice)
    const { to, by } = notice
    const outcome =
      by === 'mail'
        ? await deps.mail.send({ to, subject: 'Your Saya account', text, purpose: 'service' })
        : await send(deps, to, text)
    if (outcome === 'refused') throw new Error('The carrier refused the notice.')
  })
}

/** First, since it waits for no carrier; tried again, it is the same message. */
async function putInInbox({ db }: NoticeDeps, { what, inbox }: OwnerNotice): Promise<void> {
  if (!inbox || what === 'time_out' || what === 'exclusion' || what === 'phone_moved') return
  const { atMs } = inbox
  const uid = BigInt(inbox.uid)
  await db.member(uid, tx => notifyMember(tx, { uid, kind: inboxKinds[what], about: String(atMs), nowMs: atMs }))
}

async function send(deps: NoticeDeps, to: string, text: string) {
  const { db, clock, sms } = deps
  if (await isSendingStopped(deps)) throw new Error('Texts are stopped, and the notice waits.')
  const nowMs = clock.now()
  const budget = await db.app(tx => takeOwnText(tx, deps, nowMs))
  if (!budget) throw new Error('No text is left today for a notice.')
  const outcome = await sms.send({ to, text, purpose: 'service' })
  if (outcome === 'refused') await db.app(tx => returnText(tx, nowMs, budget))
  return outcome
}
