import sharp from 'sharp'

const mostPixels = 25_000_000
/** A popup is at most so wide and high on a phone with three dots to a point. */
const box = { width: 1080, height: 1620 }
const longestSeconds = 20
const formats = ['png', 'jpeg', 'webp']

/** Makes a new WebP of what is seen in a picture, and of nothing else in it. Null where it is no picture to be shown. */
export async function renewPicture(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    const head = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
    if (!formats.includes(head.format) || head.width * head.height > mostPixels) return null
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
      .timeout({ seconds: longestSeconds })
      .rotate()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 84 })
      .toBuffer()
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'Error') return null
    throw fault
  }
}
