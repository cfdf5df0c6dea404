import sharp from 'sharp'
import type { Plane } from './plane.ts'

export interface DecodedPicture {
  /** In colour, small, to find the card in. */
  readonly small: { readonly data: Uint8Array; readonly width: number; readonly height: number }
  readonly grey: Plane
  /** Encoded anew, upright, without anything that was written beside it. */
  readonly photo: Buffer
}

export const largestBytes = 8 * 1024 * 1024
/** Beyond this a file is a trap: a few kilobytes may unpack to a gigabyte. */
const largestPixels = 25_000_000
const smallestSide = 300
const longSide = 1800
const smallWidth = 320

/** Opens a picture that nobody vouches for. Whatever is no JPEG, PNG or WebP, or too large to be a photo, is nothing. */
export async function decodePicture(bytes: Buffer): Promise<DecodedPicture | undefined> {
  if (bytes.length > largestBytes || !isPicture(bytes)) return undefined
  try {
    const open = () => sharp(bytes, { limitInputPixels: largestPixels, failOn: 'error', pages: 1 })
    const { width, height } = await open().metadata()
    if (width * height > largestPixels || Math.min(width, height) < smallestSide) return undefined
    const upright = await open()
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: 10 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { raw: { width: upright.info.width, height: upright.info.height, channels: upright.info.channels } }
    const [grey, small, photo] = await Promise.all([
      sharp(upright.data, raw).greyscale().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true }),
      sharp(upright.data, raw).resize({ width: smallWidth }).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
      sharp(upright.data, raw).jpeg({ quality: 85 }).toBuffer(),
    ])
    return { grey: plane(grey), small: plane(small), photo }
  } catch {
    return undefined
  }
}

function plane({ data, info }: { data: Buffer; info: { width: number; height: number } }): Plane {
  return { data, width: info.width, height: info.height }
}

/** By its first bytes: what a file is called, or says it is, proves nothing. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1')
  return head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF....WEBP$/s.test(head)
}
