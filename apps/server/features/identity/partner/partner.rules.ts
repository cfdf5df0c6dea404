import { isPhilippineMobile } from '@saya/contract/identity/phone.ts'
import { birthdayRange } from '@saya/contract/kyc/fields.ts'
import type { PartnerPerson } from '../../../platform/partner/partner.ts'

export type PartnerJudgement =
  | { readonly ok: true; readonly phone: string | undefined }
  | { readonly ok: false; readonly code: 'partner_too_young' }

/** Whether somebody may come in as the partner describes them, and by which phone they would be a member here. */
export function judgePerson({ phone, birthday }: PartnerPerson, today: string): PartnerJudgement {
  if (birthday !== null && birthday > birthdayRange(today).last) return { ok: false, code: 'partner_too_young' }
  return { ok: true, phone: phoneOf(phone) }
}

/** A phone as we write it, of whatever a partner writes: +63 917…, 63917…, 0917…. Nothing where it is no mobile of here. */
function phoneOf(written: string | null): string | undefined {
  const digits = (written ?? '').replace(/\D/g, '').replace(/^(?:63|0)(?=9\d{9}$)/, '')
  return isPhilippineMobile(digits) ? digits : undefined
}
