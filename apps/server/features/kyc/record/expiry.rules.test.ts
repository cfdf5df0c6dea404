import type { IdTypeCode } from '@saya/contract/kyc/idTypes.ts'
import { expect, test } from 'vitest'
import { judgeExpiry } from './expiry.rules.ts'
import type { Form } from '../reading/form.ts'
import type { KeptReading } from '../reading/reading.store.ts'

const today = '2026-11-20'

interface Case {
  readonly type?: IdTypeCode
  readonly stated?: string
  /** Of the photo that was submitted, and of another. */
  readonly own?: Partial<KeptReading>
  readonly other?: Partial<KeptReading>
}

function reading(photoKey: string, wish: Partial<KeptReading>): KeptReading {
  const rest = { id: photoKey, transactionId: 'T', confidence: {}, facePercent: null, openedAtMs: 0 }
  return { ...rest, idType: 'DRIVING_LICENSE', state: 'done', fault: null, fields: {}, photoKey, ...wish }
}

const until = (expiryDate: string) => ({ fields: { expiryDate } })

test.each<[string, Case, string]>([
  ['a photo that says it is good', { own: until('2030-01-01') }, 'valid'],
  ['the last day of all', { own: until(today) }, 'valid'],
  ['a photo that says it ran out', { own: until('2026-11-19') }, 'expired'],
  ['a photo that the party called run out, with no day', { own: { fault: 'expired' } }, 'expired'],
  ['one that was called run out, whatever was stated', { own: { fault: 'expired' }, stated: '2030-01-01' }, 'expired'],
  ['a photo of which no day was read', { own: {} }, 'unknown'],
  ['a photo that nobody read', {}, 'unknown'],
  ['nothing but the word of the member', { stated: '2030-01-01' }, 'stated'],
  ['their own word that it ran out', { stated: '2026-11-19' }, 'expired'],
  ['another photo that ran out', { other: { fault: 'expired' }, stated: '2030-01-01' }, 'seenExpired'],
  ['another photo whose day is past', { other: until('2026-11-19') }, 'seenExpired'],
  ['another photo that is good, which clears nothing', { other: until('2030-01-01') }, 'unknown'],
  ['a good photo after one that had run out', { own: until('2030-01-01'), other: { fault: 'expired' } }, 'valid'],
  ['another type that ran out', { other: { fault: 'expired', idType: 'PRC' }, stated: '2030-01-01' }, 'stated'],
  ['a type that does not run out', { type: 'SSS' }, 'none'],
  ['such a type with a day on it', { type: 'SSS', own: { idType: 'SSS', ...until('2020-01-01') } }, 'none'],
  ['such a type that the party calls run out', { type: 'SSS', own: { idType: 'SSS', fault: 'expired' } }, 'expired'],
])('%s', (_what, { type = 'DRIVING_LICENSE', stated, own, other }, told) => {
  const form = { id_type: type, ...(stated ? { extra_details: { expiry_date: stated } } : {}) } as Form
  const readings = [...(other ? [reading('other', other)] : []), ...(own ? [reading('own', own)] : [])]
  expect(judgeExpiry({ form, photos: { idPhoto: 'own' }, readings }, today)).toBe(told)
})
