import { birthdayRange } from '@saya/contract/kyc/fields.ts'
import { type PhotoKind, photoKinds } from '@saya/contract/kyc/choices.ts'
import type { Form, Liveness, Photos } from '../reading/form.ts'
import type { KeptPhoto } from '../photo/photo.store.ts'
import type { KeptVersion } from '../review/version.store.ts'

/** What may no longer be changed, because it was looked at already. */
export interface Locks {
  readonly isTypeLocked: boolean
  readonly isIdPhotoLocked: boolean
}

/** Type and photo of the ID are locked once they were submitted, but for what a reviewer sent back by name. */
export function locksOf(newest: Pick<KeptVersion, 'status' | 'issueFields'> | undefined): Locks {
  if (!newest) return { isTypeLocked: false, isIdPhotoLocked: false }
  const isSentBack = (field: 'id_type' | 'idPhoto') => newest.status === 3 && newest.issueFields.includes(field)
  return { isTypeLocked: !isSentBack('id_type'), isIdPhotoLocked: !isSentBack('idPhoto') }
}

/** Born on a day between 21 and 100 years ago, as it is counted in Manila. */
export function isOfAge(birthday: string, today: string): boolean {
  const { first, last } = birthdayRange(today)
  return birthday >= first && birthday <= last
}

export type BranchChoice = Pick<Form, 'nearest_branch' | 'shop_id'>

/** The branch that was named, by its number and its address alike. */
export function findBranch<B extends { readonly id: number; readonly address: string }>(
  branches: readonly B[],
  { nearest_branch, shop_id }: BranchChoice,
): B | undefined {
  return branches.find(({ id, address }) => address === nearest_branch && (shop_id === undefined || shop_id === id))
}

interface Choosing {
  readonly sent: Photos
  readonly before: Photos
  /** The photo that the checking party handed over with the newest reading; empty where it did not. */
  readonly readPhoto: string
  readonly locks: Locks
}

export type PhotoChoice =
  | { readonly ok: true; readonly photos: Photos }
  | { readonly ok: false; readonly code: 'kyc_photo_locked' | 'kyc_photo_unknown' }

/** The photos of a version: those that were sent, else the one that was read, else those of the version before. */
export function choosePhotos({ sent, before, readPhoto, locks }: Choosing): PhotoChoice {
  const isReplacing = sent.idPhoto !== undefined && sent.idPhoto !== before.idPhoto
  if (locks.isIdPhotoLocked && isReplacing) return { ok: false, code: 'kyc_photo_locked' }
  const idPhoto = sent.idPhoto ?? (locks.isIdPhotoLocked ? before.idPhoto : readPhoto || before.idPhoto)
  const all: Photos = { ...before, ...sent, ...(idPhoto ? { idPhoto } : {}) }
  // Both are what a reviewer compares, so nothing is submitted without them.
  if (!all.idPhoto || !all.selfieWithIDPhotoPath) return { ok: false, code: 'kyc_photo_unknown' }
  return { ok: true, photos: all }
}

interface LivenessEvidence {
  readonly said: Liveness | null
  readonly photos: Photos
  readonly newest: Pick<KeptVersion, 'photos' | 'liveness'> | undefined
}

/** What was said of the movements stays with the selfie that came of them. */
export function chooseLiveness({ said, photos, newest }: LivenessEvidence): Liveness | null {
  const isSame = newest?.photos.selfieWithIDPhotoPath === photos.selfieWithIDPhotoPath
  return said ?? (isSame ? (newest?.liveness ?? null) : null)
}

/** Whether every photo is the member's, and stands for one thing alone; what was read off an ID is the ID's photo. */
export function arePhotosFit(photos: Photos, own: readonly KeptPhoto[]): boolean {
  const named = namedPhotos(photos)
  const isOnce = new Set(named.map(([, key]) => key)).size === named.length
  return (
    isOnce &&
    named.every(([kind, key]) => {
      const photo = own.find(({ objectKey }) => objectKey === key)
      return photo !== undefined && (photo.origin === 'upload' || kind === 'idPhoto')
    })
  )
}

export function namedPhotos(photos: Photos): readonly (readonly [PhotoKind, string])[] {
  return photoKinds.flatMap(kind => {
    const key = photos[kind]
    return key ? [[kind, key] as const] : []
  })
}
