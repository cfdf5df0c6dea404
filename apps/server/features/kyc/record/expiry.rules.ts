import { idTypes } from '@saya/contract/kyc/idTypes.ts'
import type { Form, Photos } from '../reading/form.ts'
import { readingOf } from '../reading/reading.rules.ts'
import type { KeptReading } from '../reading/reading.store.ts'

/**
 * What is known of the day an ID runs out: none where its type has no such day, `valid` as it was read off the photo,
 * `stated` by the member alone, `seenExpired` where another photo of theirs showed one that had run out.
 */
export type Expiry = 'none' | 'valid' | 'stated' | 'expired' | 'seenExpired' | 'unknown'

interface Evidence {
  readonly form: Form
  readonly photos: Photos
  /** Every reading of the member, the newest first. */
  readonly readings: readonly KeptReading[]
}

/** Judged on a day in Manila. Only the photo that was submitted can clear an ID; any photo of it can speak against it. */
export function judgeExpiry({ form, photos, readings }: Evidence, today: string): Expiry {
  const own = readingOf(photos, readings)
  if (own && hasRunOut(own, today)) return 'expired'
  const { hasExpiry } = idTypes[form.id_type]
  if (own?.fields.expiryDate) return hasExpiry ? 'valid' : 'none'
  if (readings.some(one => one.idType === form.id_type && hasRunOut(one, today))) return 'seenExpired'
  if (!hasExpiry) return 'none'
  const stated = form.extra_details?.expiry_date
  if (!stated) return 'unknown'
  return stated < today ? 'expired' : 'stated'
}

function hasRunOut({ fault, idType, fields }: KeptReading, today: string): boolean {
  if (fault === 'expired') return true
  return idTypes[idType].hasExpiry && fields.expiryDate !== undefined && fields.expiryDate < today
}
