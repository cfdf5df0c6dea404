import type { Form, Photos } from './form.ts'
import { isOtherId, listMismatches } from './mismatches.rules.ts'
import type { KeptReading } from './reading.store.ts'

/**
 * What was read off the very photo that a version names, however it ended. A reading of any other photo vouches for
 * nothing in this one. The readings come the newest first.
 */
export function readingOf({ idPhoto }: Photos, readings: readonly KeptReading[]): KeptReading | undefined {
  if (!idPhoto) return undefined
  return readings.find(({ state, photoKey }) => state === 'done' && photoKey === idPhoto)
}

/** Whether an ID was read although it is not the one on the photo, and whether it was another person's or number's. */
export type ReadElsewhere = 'none' | 'same' | 'other'

export function readElsewhere(form: Form, photos: Photos, readings: readonly KeptReading[]): ReadElsewhere {
  if (readingOf(photos, readings)) return 'none'
  const last = readings.find(({ state, fields }) => state === 'done' && Object.keys(fields).length > 0)
  if (!last) return 'none'
  return isOtherId(listMismatches(form, last)) ? 'other' : 'same'
}
