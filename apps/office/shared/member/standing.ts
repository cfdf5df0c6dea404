import { kycStatus } from '@saya/contract/kycStatus.ts'
import type { Tone } from '../Badge.tsx'

type Name = keyof typeof kycStatus

const words: Readonly<Record<Name, readonly [title: string, tone: Tone]>> = {
  unset: ['Not started', 'mute'],
  basic_account: ['Basic account', 'mute'],
  under_review: ['Under review', 'wait'],
  rejected: ['Rejected', 'bad'],
  basic_kyc: ['Basic KYC', 'ok'],
  fully_kyc: ['Verified', 'ok'],
  frozen: ['Frozen', 'bad'],
  block: ['Blocked', 'bad'],
  test_account: ['Test account', 'ok'],
}

const names = Object.keys(kycStatus) as Name[]

/** A standing by its number, in words and a tone. */
export function standingOf(status: number): readonly [title: string, tone: Tone] {
  const name = names.find(one => kycStatus[one] === status)
  return name ? words[name] : ['Unknown', 'mute']
}
