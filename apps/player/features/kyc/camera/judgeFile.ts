import { type Judgement, judgedWidth, judgePicture } from './judgePicture.ts'
import { readFrame } from './readFrame.ts'

/** Judges a picture that was taken or chosen; null where the browser cannot open it, and the server will say why. */
export async function judgeFile(file: Blob): Promise<Judgement | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const { width, height } = picture
  const pixels = readFrame(picture, [width, height], { width: judgedWidth, height: heightFor(width, height) })
  picture.close()
  return pixels && judgePicture(pixels, Math.min(width, height))
}

export function heightFor(width: number, height: number): number {
  return Math.max(8, Math.round((judgedWidth * height) / width))
}
