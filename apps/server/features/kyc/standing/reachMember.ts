import type { Clock } from '../../../platform/clock.ts'
import type { AppTx, Database } from '../../../platform/db/database.ts'
import type { MailSender } from '../../../platform/mail/mailSender.ts'
import type { SmsSender } from '../../../platform/sms/smsSender.ts'

export interface ReachDeps {
  readonly db: Database
  readonly clock: Clock
  readonly sms: SmsSender
  /** The day's budget of texts, which whoever sends codes keeps. */
  readonly texts: {
    take(tx: AppTx, nowMs: number): Promise<boolean>
    giveBack(tx: AppTx, nowMs: number): Promise<void>
  }
  readonly mail: MailSender
  phoneOf(uid: bigint): Promise<string>
  /** The address a member proved to be theirs; empty where there is none. */
  emailOf(uid: bigint): Promise<string>
}

interface Letter {
  readonly subject: string
  readonly text: string
}

/**
 * Writes to a member by e-mail where they proved an address, else, or where that is refused, by text. It throws where the day
 * has no text left, or the carrier refused it, so that a job tries again later.
 */
export async function reachMember(deps: ReachDeps, uid: bigint, { subject, text }: Letter): Promise<void> {
  const { db, clock, sms, mail, texts } = deps
  const email = await deps.emailOf(uid)
  if (email && (await mail.send({ to: email, subject, text, purpose: 'service' })) !== 'refused') return
  const nowMs = clock.now()
  if (!(await db.app(tx => texts.take(tx, nowMs)))) throw new Error('No text is left today.')
  if ((await sms.send({ to: await deps.phoneOf(uid), text, purpose: 'service' })) !== 'refused') return
  await db.app(tx => texts.giveBack(tx, nowMs))
  throw new Error('The carrier refused the text.')
}
