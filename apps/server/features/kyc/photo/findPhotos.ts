import type { MemberTx } from '../../../platform/db/database.ts'
import type { Form, Photos } from '../reading/form.ts'
import { lockPhotos } from './photo.store.ts'
import { readingOf } from '../reading/reading.rules.ts'
import { listReadings } from '../reading/reading.store.ts'
import { arePhotosFit, choosePhotos, locksOf, namedPhotos } from '../record/record.rules.ts'
import type { KeptVersion } from '../review/version.store.ts'

interface SentForm {
  readonly uid: bigint
  readonly form: Form
  readonly sent: Photos
  readonly newest: KeptVersion | undefined
}

export type FoundPhotos =
  | { readonly ok: true; readonly photos: Photos; readonly keys: readonly string[]; readonly readingId: string | null }
  | { readonly ok: false; readonly code: 'kyc_photo_locked' | 'kyc_photo_unknown' }

/**
 * The photos of a submission, and the reading of the photo of its ID, where that one was read. The photos are held until
 * the transaction ends.
 */
export async function findPhotos(tx: MemberTx, { uid, form, sent, newest }: SentForm): Promise<FoundPhotos> {
  const readings = await listReadings(tx, uid)
  const last = readings.find(({ state }) => state === 'done')
  const read = last?.fault === null && last.idType === form.id_type ? last : undefined
  const before = newest?.photos ?? {}
  const chosen = choosePhotos({ sent, before, readPhoto: read?.photoKey ?? '', locks: locksOf(newest) })
  if (!chosen.ok) return chosen
  const keys = namedPhotos(chosen.photos).map(([, key]) => key)
  if (!arePhotosFit(chosen.photos, await lockPhotos(tx, uid, keys))) return { ok: false, code: 'kyc_photo_unknown' }
  return { ok: true, photos: chosen.photos, keys, readingId: readingOf(chosen.photos, readings)?.id ?? null }
}
