import { type KycName, kycName } from '@saya/contract/gates.ts'
import type { Tone } from '@saya/ui/chip'

export interface KycRow {
  readonly name: KycName
  readonly tone: Tone
  /** Where it leads; nowhere where it only shows. */
  readonly href: string | undefined
}

const tones: Readonly<Record<KycName, Tone>> = {
  unset: 'mute',
  basic_account: 'mute',
  under_review: 'wait',
  rejected: 'bad',
  frozen: 'bad',
  block: 'bad',
  basic_kyc: 'ok',
  fully_kyc: 'ok',
  test_account: 'ok',
}

const showsOnly: readonly KycName[] = ['under_review', 'fully_kyc', 'block']

/** The KYC row of the account page. Whose data were taken in part mends them; everybody else begins anew. */
export function kycRow(standing: unknown): KycRow {
  const name = kycName(standing)
  const start = name === 'basic_kyc' ? '/s-kyc?action=edit' : '/s-kyc'
  return { name, tone: tones[name], href: showsOnly.includes(name) ? undefined : start }
}
