import type { contract } from '@saya/contract'
import { passwordLimits } from '@saya/contract/limits'
import { isPhilippineMobile } from '@saya/contract/identity/phone.ts'
import { refuse } from '@saya/contract/outcome.ts'
import { dayMs } from '@saya/money'
import type { AppTx } from '../../../platform/db/database.ts'
import type { Call } from '../../../platform/http/request/call.ts'
import { findOwner, getPhone, isPhoneTaken } from '../password/credential.store.ts'
import { takeQuota } from './quota.store.ts'

type SendCodeCall = Pick<Call<typeof contract.identity.sendCode>, 'body' | 'caller'> & { readonly nowMs: number }

/** Whom a code is for. */
export interface Addressee {
  readonly ok: true
  readonly destination: string
  readonly by: 'sms' | 'mail'
  /** The member whose own matter it is. */
  readonly uid: bigint | null
  /** A code for somebody unknown is never sent, and never right. */
  readonly isKnown: boolean
}

/** Where a code goes, by what it is for, or why it goes nowhere. */
export async function findAddressee(tx: AppTx, asked: SendCodeCall) {
  switch (asked.body.purpose) {
    case 'login':
    // Whether the new number has an account is for staff to see.
    case 'claim':
      return isPhilippineMobile(asked.body.phone ?? '')
        ? toPhone(asked.body.phone ?? '', null)
        : refuse('phone_invalid')
    case 'edit':
      return findNewPhone(tx, asked)
    case 'step-up':
      if (asked.caller.kind === 'guest') return refuse('authentication_required')
      return toPhone(await getPhone(tx, asked.caller.uid), asked.caller.uid)
    case 'forget':
      return findForgetful(tx, asked)
  }
}

function toPhone(destination: string, uid: bigint | null): Addressee {
  return { ok: true, destination, by: 'sms', uid, isKnown: true }
}

/** A phone that somebody has is not available. That tells of others, so a member may ask only so often. */
async function findNewPhone(tx: AppTx, { body: { phone = '' }, caller, nowMs }: SendCodeCall) {
  if (caller.kind === 'guest') return refuse('authentication_required')
  // The account's form takes eleven digits too, which are no number that could be sent to.
  if (/^9\d{10}$/.test(phone)) return refuse('phone_unavailable')
  if (!isPhilippineMobile(phone)) return refuse('phone_invalid')
  const quota = { kind: 'codes for a new phone', subject: String(caller.uid), most: passwordLimits.phoneEditsPerDay }
  const taken = await takeQuota(tx, { ...quota, windowMs: dayMs }, nowMs)
  if (!taken.ok) return refuse('codes_exhausted', taken.waitSeconds)
  return (await isPhoneTaken(tx, phone)) ? refuse('phone_unavailable') : toPhone(phone, caller.uid)
}

async function findForgetful(tx: AppTx, { body: { phone = '', email }, nowMs }: SendCodeCall) {
  if (email === undefined && !isPhilippineMobile(phone)) return refuse('phone_invalid')
  const destination = email ?? phone
  const owner = await findOwner(tx, destination, nowMs)
  const by = email === undefined ? 'sms' : 'mail'
  return { ok: true, destination, by, uid: null, isKnown: owner !== undefined } satisfies Addressee
}
