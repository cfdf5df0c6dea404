import sharp from 'sharp'

export interface PictureSize {
  readonly format: string
  readonly width: number
  readonly height: number
}

/** Of what kind a picture is, and how large. */
export async function readSize(picture: Buffer): Promise<PictureSize> {
  const { format, width, height } = await sharp(picture).metadata()
  return { format, width, height }
}

export interface PicturePart {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The colours of a part of a picture, three bytes for each of its points. */
export function readPixels(picture: Buffer, part: PicturePart): Promise<Buffer> {
  return sharp(picture).extract(part).removeAlpha().raw().toBuffer()
}
