import * as v from 'valibot'
import type { AppTx } from '../../platform/db/database.ts'
import { addJob, type JobKind } from '../../platform/jobs/index.ts'
import { getPhone } from './password/credential.store.ts'
import { takeQuota } from './code/quota.store.ts'

const kinds = ['email', 'email_removed', 'phone', 'password', 'payee', 'device', 'session'] as const

interface Notice {
  readonly to: string
  readonly by: 'sms' | 'mail'
  readonly what: (typeof kinds)[number]
  /** What the new device calls itself, where it says so. */
  readonly label?: string | undefined
}

/** Something the owner of an account is told without having asked, so that they can act if it was somebody else. */
export const ownerNotice: JobKind<Notice> = {
  name: 'identity.tellOwner',
  payload: v.object({
    to: v.string(),
    by: v.picklist(['sms', 'mail']),
    what: v.picklist(kinds),
    label: v.optional(v.string()),
  }),
}

function changed(english: string, tagalog: string): readonly [string, string] {
  return [
    `${english} of your Saya account was changed. If it was not you, contact us at once.`,
    `Napalitan ang ${tagalog} ng iyong Saya account. Kung hindi ikaw ito, makipag-ugnayan agad sa amin.`,
  ]
}

const notices: Readonly<Record<Exclude<Notice['what'], 'device'>, readonly [string, string]>> = {
  email: changed('The e-mail address', 'e-mail address'),
  email_removed: [
    'The e-mail address of your Saya account was removed. If it was not you, contact us at once.',
    'Inalis ang e-mail address ng iyong Saya account. Kung hindi ikaw ito, makipag-ugnayan agad sa amin.',
  ],
  phone: changed('The phone number', 'numero ng telepono'),
  password: changed('The password', 'password'),
  payee: [
    'A withdraw account was added to your Saya account. If it was not you, contact us at once.',
    'May idinagdag na withdraw account sa iyong Saya account. Kung hindi ikaw ito, makipag-ugnayan agad sa amin.',
  ],
  session: [
    'Saya: we logged you out on one device, because somebody else may have used your session. Please log in again.',
    'Na-log out ka sa isang device dahil baka may ibang gumamit nito. Mag-log in muli.',
  ],
}

/** Which language a member reads is not known here, so a notice says everything twice. */
export function noticeText({ what, label }: Pick<Notice, 'what' | 'label'>): string {
  if (what !== 'device') return notices[what].join('\n')
  return [
    `Saya: new log in${label ? ` with ${label}` : ''}. Not you? Log it out in Account > Devices.`,
    'May bagong nag-log in. Kung hindi ikaw, i-log out ito sa Account > Mga device.',
  ].join('\n')
}

const mostPerDay = 5
const dayMs = 24 * 3_600_000

interface SessionNotice {
  readonly uid: bigint
  readonly phone: string
  readonly what: 'device' | 'session'
  readonly label?: string
  readonly nowMs: number
}

/** Lets a member hear of a session by text, a few times a day at most: whoever signs in again and again is no storm. */
export async function tellOfSession(tx: AppTx, { uid, phone, what, label, nowMs }: SessionNotice): Promise<void> {
  const quota = { kind: 'notice to a member', subject: String(uid), most: mostPerDay, windowMs: dayMs }
  if (!(await takeQuota(tx, quota, nowMs)).ok) return
  await addJob(tx, ownerNotice, { payload: { to: phone, by: 'sms', what, label } })
}

/** Lets a member hear that money could leave by a new way, at the phone they sign in with. */
export async function tellOfPayee(tx: AppTx, { uid, nowMs }: { uid: bigint; nowMs: number }): Promise<void> {
  const quota = { kind: 'notice of a payout account', subject: String(uid), most: mostPerDay, windowMs: dayMs }
  if (!(await takeQuota(tx, quota, nowMs)).ok) return
  await addJob(tx, ownerNotice, { payload: { to: await getPhone(tx, uid), by: 'sms', what: 'payee' } })
}
