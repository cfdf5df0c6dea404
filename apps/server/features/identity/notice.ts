import { helpline } from '@saya/contract/exclusion/helpline.ts'
import { momentText } from '@saya/contract/manilaText.ts'
import type { MessageKindName } from '@saya/contract/message/messageKinds.ts'
import type { Text } from '@saya/contract/text.ts'
import { dayMs } from '@saya/money'
import * as v from 'valibot'
import type { AppTx } from '../../platform/db/database.ts'
import { addJob, type JobKind } from '../../platform/jobs/index.ts'
import { getEntry } from './directory.store.ts'
import { findOwner, getPhone } from './password/credential.store.ts'
import { takeQuota } from './code/quota.store.ts'

const kinds = [
  'email',
  'email_removed',
  'phone',
  'phone_moved',
  'number_claim',
  'password',
  'payee',
  'device',
  'session',
  'guessing',
  'passkey',
  'passkey_removed',
  'passkey_copied',
  'passkey_asked',
  'passkey_not_asked',
  'time_out',
  'exclusion',
] as const

export interface OwnerNotice {
  readonly to: string
  readonly by: 'sms' | 'mail'
  readonly what: (typeof kinds)[number]
  /** What the new device calls itself, where it says so. */
  readonly label?: string | undefined
  /** Until when play is closed, in every language, where it is. */
  readonly until?: Text | undefined
  /** In whose inbox it stands too, and when it happened. */
  readonly inbox?: InboxPlace | undefined
}

interface InboxPlace {
  readonly uid: string
  readonly atMs: number
}

/** Which message each is in the member's inbox. The receipt of a break or an exclusion comes there with the exclusion itself. */
export const inboxKinds = {
  email: 'security_email',
  email_removed: 'security_email_removed',
  phone: 'security_phone',
  number_claim: 'security_number_claim',
  password: 'security_password',
  payee: 'security_payee',
  device: 'security_device',
  session: 'security_session',
  guessing: 'security_guessing',
  passkey: 'security_passkey',
  passkey_removed: 'security_passkey_removed',
  passkey_copied: 'security_passkey_copied',
  passkey_asked: 'security_passkey_asked',
  passkey_not_asked: 'security_passkey_not_asked',
} as const satisfies Partial<Record<OwnerNotice['what'], MessageKindName>>

/** Something the owner of an account is told without having asked, so that they can act if it was somebody else. */
export const ownerNotice: JobKind<OwnerNotice> = {
  name: 'identity.tellOwner',
  payload: v.object({
    to: v.string(),
    by: v.picklist(['sms', 'mail']),
    what: v.picklist(kinds),
    label: v.optional(v.string()),
    until: v.optional(v.tuple([v.string(), v.string()])),
    inbox: v.optional(v.object({ uid: v.string(), atMs: v.number() })),
  }),
}

function changed(english: string, tagalog: string): Text {
  return [
    `${english} of your Saya account was changed. If this was not you, contact us right away.`,
    `Napalitan ang ${tagalog} ng Saya account mo. Kung hindi ikaw ito, i-contact agad kami.`,
  ]
}

const notices: Readonly<Record<Exclude<OwnerNotice['what'], 'device' | 'time_out' | 'exclusion'>, Text>> = {
  email: changed('The email address', 'email address'),
  email_removed: [
    'The email address of your Saya account was removed. If this was not you, contact us right away.',
    'Inalis ang email address ng Saya account mo. Kung hindi ikaw ito, i-contact agad kami.',
  ],
  phone: changed('The phone number', 'phone number'),
  phone_moved: [
    'Your Saya account now has this number. Log in with a code. Withdraw accounts wait for some time, to keep you safe.',
    'Ito na ang number ng Saya account mo. Mag-log in gamit ang code. Maghihintay muna ang mga withdraw account, para ligtas ka.',
  ],
  number_claim: [
    'Saya: somebody asks to move your account to another number. If it was not you, log in to stop it.',
    'May humihiling na ilipat ang account mo sa ibang number. Kung hindi ikaw ito, mag-log in para pigilan.',
  ],
  password: changed('The password', 'password'),
  payee: [
    'A withdraw account was added to your Saya account. If this was not you, contact us right away.',
    'May idinagdag na withdraw account sa Saya account mo. Kung hindi ikaw ito, i-contact agad kami.',
  ],
  session: [
    'Saya: we logged you out on one device because someone else may have used it. Please log in again.',
    'Na-log out ka sa isang device dahil baka may ibang gumamit nito. Mag-log in muli.',
  ],
  guessing: [
    'Saya: somebody tried to log in to your account and was stopped. Your own devices still work. Give no code away.',
    'May sumubok mag-log in sa account mo at napigilan. Gumagana pa ang mga device mo. Huwag ibigay ang code.',
  ],
  passkey: [
    'A passkey was added to your Saya account. If this was not you, contact us right away.',
    'May idinagdag na passkey sa Saya account mo. Kung hindi ikaw ito, i-contact agad kami.',
  ],
  passkey_removed: [
    'A passkey of your Saya account was removed. If this was not you, contact us right away.',
    'Inalis ang isang passkey ng Saya account mo. Kung hindi ikaw ito, i-contact agad kami.',
  ],
  passkey_copied: [
    'Saya: one of your passkeys may have been copied. We stopped it. Remove it in Account > Passkeys and add a new one.',
    'Posibleng nakopya ang isa sa mga passkey mo. Pinigilan namin ito. Alisin ito sa Account > Mga passkey.',
  ],
  passkey_asked: [
    'Your Saya account now opens with your passkey only. If this was not you, contact us right away.',
    'Passkey na lang ang nagbubukas ng Saya account mo. Kung hindi ikaw ito, i-contact agad kami.',
  ],
  passkey_not_asked: [
    'Your Saya account now opens with a code again. If this was not you, contact us right away.',
    'Nabubuksan na muli ng code ang Saya account mo. Kung hindi ikaw ito, i-contact agad kami.',
  ],
}

/** Which language a member reads is not known here, so a notice says everything twice. */
export function noticeText({ what, label, until = ['', ''] }: Pick<OwnerNotice, 'what' | 'label' | 'until'>): string {
  if (what === 'time_out' || what === 'exclusion') return receiptOf(what, until).join('\n')
  if (what !== 'device') return notices[what].join('\n')
  return [
    `Saya: new login${label ? ` with ${label}` : ''}. If this was not you, log it out in Account > Devices.`,
    'May bagong nag-log in. Kung hindi ikaw ito, i-log out ito sa Account > Mga device.',
  ].join('\n')
}

/** What was chosen, until when, what stays open, and where help is. */
function receiptOf(what: 'time_out' | 'exclusion', [english, tagalog]: Text): Text {
  const begun: Text =
    what === 'time_out'
      ? ['Saya: your break has started.', 'Nagsimula na ang break mo.']
      : ['Saya: you are now excluded from play.', 'Naka-exclude ka na sa paglalaro.']
  return [
    `${begun[0]} Games, deposits and bonuses are closed until ${english}. Withdrawals, your records and Service stay open. Free and confidential help, 24 hours: ${helpline}`,
    `${begun[1]} Sarado ang laro, deposit at bonus hanggang ${tagalog}. Bukas pa rin ang withdraw, mga record mo at Service. Libre at kumpidensyal na tulong, 24 oras: ${helpline}`,
  ]
}

interface OwnerChange {
  readonly uid: bigint
  readonly phone: string
  readonly what: keyof typeof inboxKinds
  readonly label?: string | undefined
  readonly nowMs: number
}

/** Lets the owner hear of a change by text, at the number given, and in their inbox. */
export async function notifyOwner(tx: AppTx, { uid, phone, what, label, nowMs }: OwnerChange): Promise<void> {
  const inbox = { uid: String(uid), atMs: nowMs }
  await addJob(tx, ownerNotice, { payload: { to: phone, by: 'sms', what, label, inbox } })
}

/** Lets the owner of an account hear, wherever they can, that somebody else may be getting it. */
export async function tellOfNumberClaim(tx: AppTx, { uid, nowMs }: { uid: bigint; nowMs: number }): Promise<void> {
  const { phone, email } = await getEntry(tx, uid)
  await notifyOwner(tx, { uid, phone, what: 'number_claim', nowMs })
  if (email) await addJob(tx, ownerNotice, { payload: { to: email, by: 'mail', what: 'number_claim' } })
}

const mostPerDay = 5

/** Lets a member hear of a session, a few times a day at most: whoever signs in again and again is no storm. */
export async function tellOfSession(tx: AppTx, session: OwnerChange): Promise<void> {
  const quota = { kind: 'notice to a member', subject: String(session.uid), most: mostPerDay, windowMs: dayMs }
  if ((await takeQuota(tx, quota, session.nowMs)).ok) await notifyOwner(tx, session)
}

/** Lets a member hear, once a day at most, that strangers have used up their share of tries at the account. */
export async function tellOfGuessing(tx: AppTx, destination: string, nowMs: number): Promise<void> {
  const owner = await findOwner(tx, destination, nowMs)
  if (!owner) return
  const quota = { kind: 'notice of guessing', subject: String(owner.uid), most: 1, windowMs: dayMs }
  if (!(await takeQuota(tx, quota, nowMs)).ok) return
  await notifyOwner(tx, { ...owner, what: 'guessing', nowMs })
}

/** Lets a member hear that money could leave by a new way, at the phone they sign in with. */
export async function tellOfPayee(tx: AppTx, { uid, nowMs }: { uid: bigint; nowMs: number }): Promise<void> {
  const quota = { kind: 'notice of a payout account', subject: String(uid), most: mostPerDay, windowMs: dayMs }
  if (!(await takeQuota(tx, quota, nowMs)).ok) return
  await notifyOwner(tx, { uid, phone: await getPhone(tx, uid), what: 'payee', nowMs })
}

interface ExclusionReceipt {
  readonly uid: bigint
  /** Of the exclusion: it is told once, however often this is asked for. */
  readonly id: string
  readonly cause: 'time_out' | 'exclusion'
  readonly untilMs: number
  readonly nowMs: number
}

/** Sends the receipt of a break or an exclusion to the member's phone, and to their mail where there is one. */
export async function notifyOfExclusion(tx: AppTx, { uid, id, cause, untilMs, nowMs }: ExclusionReceipt) {
  const quota = { kind: 'receipt of an exclusion', subject: id, most: 1, windowMs: 30 * dayMs }
  if (!(await takeQuota(tx, quota, nowMs)).ok) return
  const { phone, email } = await getEntry(tx, uid)
  const receipt = { what: cause, until: momentText(untilMs) }
  await addJob(tx, ownerNotice, { payload: { to: phone, by: 'sms', ...receipt } })
  if (email) await addJob(tx, ownerNotice, { payload: { to: email, by: 'mail', ...receipt } })
}
