import sharp from 'sharp'
import { RefusedRequest } from '../../../platform/http/answer/refusedRequest.ts'
import { takeTurn } from '../standing/takeTurn.ts'

export interface RenewedPhoto {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

export type PhotoRenewal =
  | { readonly ok: true; readonly photo: RenewedPhoto }
  | { readonly ok: false; readonly code: 'photo_unreadable' | 'photo_too_large' }

export const mostPixels = 25_000_000
/** Enough to read a card by; a larger picture is only heavier. */
const longestSide = 3000
const quality = 86
const longestSeconds = 20

const marks = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
} as const

/** What a picture is by its own bytes, whatever anybody says it is. */
function pictureFormat(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | null {
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte)
  if (begins(marks.png)) return 'png'
  if (begins(marks.jpeg)) return 'jpeg'
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  return text(0) === 'RIFF' && text(8) === 'WEBP' ? 'webp' : null
}

/**
 * Makes a new JPEG of what is seen in a picture and of nothing else in it: no place, no device, no hidden file. How
 * large it would unpack is read from its head, before anything is unpacked.
 */
export async function renewPhoto(bytes: Uint8Array): Promise<PhotoRenewal> {
  const format = pictureFormat(bytes)
  if (!format) return { ok: false, code: 'photo_unreadable' }
  const source = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
  try {
    const head = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
    if (head.format !== format) return { ok: false, code: 'photo_unreadable' }
    if (head.width * head.height > mostPixels) return { ok: false, code: 'photo_too_large' }
    const { data, info } = await takeTurn(() =>
      source()
        .timeout({ seconds: longestSeconds })
        .rotate()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality })
        .toBuffer({ resolveWithObject: true }),
    )
    return { ok: true, photo: { bytes: data, width: info.width, height: info.height } }
  } catch (fault) {
    if (fault instanceof RefusedRequest) throw fault
    if (fault instanceof Error && fault.name === 'Error') return { ok: false, code: 'photo_unreadable' }
    throw fault
  }
}
