import { kycLimits } from '@saya/contract/limits'
import * as v from 'valibot'
import type { Peppers } from '../../../platform/peppers.ts'
import type { Random } from '../../../platform/random.ts'
import { openUnderAny } from '../../../platform/sealedText.ts'
import { sealText } from '../record/blindHash.ts'

/** Whoever is shown a photo, and what for. Staff see their name and the day drawn into it. */
export interface Viewer {
  readonly kind: 'member' | 'staff'
  readonly id: string
  /** The id that the viewer's browser keeps: the address opens in that browser alone, and without one nowhere. */
  readonly deviceId: string
  /** The address opens as long as the viewer is signed in, and not after. */
  readonly sessionId: string
  /** What it is looked at for, such as `review`. */
  readonly purpose: string
}

const shown = v.object({
  uid: v.pipe(v.string(), v.regex(/^\d{1,19}$/)),
  key: v.string(),
  kind: v.picklist(['member', 'staff']),
  id: v.string(),
  deviceId: v.string(),
  sessionId: v.string(),
  purpose: v.string(),
  untilMs: v.number(),
})

export type PhotoPass = v.InferOutput<typeof shown>

interface AddressDeps {
  readonly peppers: Peppers
  readonly random: Random
}

interface Photo {
  readonly uid: bigint
  readonly key: string
}

const prefix = '/kyc-photo/'

/** The rest of the address whole: a named part of a path may not be that long. */
export const photoPath = `${prefix}*`

/** An address for one photo and one viewer, good for a minute. It tells nothing of either. */
export function photoAddress(
  { peppers, random }: AddressDeps,
  photo: Photo,
  viewer: Viewer & { nowMs: number },
): string {
  const { nowMs, ...who } = viewer
  const untilMs = nowMs + kycLimits.photoUrlSeconds * 1000
  const text = JSON.stringify({ uid: String(photo.uid), key: photo.key, ...who, untilMs } satisfies PhotoPass)
  return prefix + sealText(peppers[0], { use: 'photo addresses', random, text }).toString('base64url')
}

/**
 * What an address shows, for as long as it does and in the browser it was made for. Whether its session is still open is
 * asked by whoever shows it.
 */
export function readPhotoAddress(
  sealed: string,
  { peppers, deviceId, nowMs }: { readonly peppers: Peppers; readonly deviceId: string; readonly nowMs: number },
): PhotoPass | null {
  const text = openUnderAny(peppers, 'kyc: photo addresses', Buffer.from(sealed, 'base64url'))
  if (text === null) return null
  const read = v.parse(shown, JSON.parse(text))
  const isOwnBrowser = read.deviceId !== '' && read.deviceId === deviceId
  return isOwnBrowser && nowMs < read.untilMs ? read : null
}
