/** The part of a canvas' pixels that judging takes. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

export type PictureFault = 'small' | 'dark' | 'bright' | 'glare' | 'blurred'

export interface Judgement {
  /** Mean luminance, 0 to 255. */
  readonly light: number
  /** The share of pixels that hold nothing but white. */
  readonly glare: number
  /** Variance of the Laplacian: how much edge there is. */
  readonly sharpness: number
  /** The worst first. */
  readonly faults: readonly PictureFault[]
}

/** How wide a picture is judged at: enough to see blur, little enough for a slow phone between two frames. */
export const judgedWidth = 256

const least = { light: 55, side: 480, sharpness: 45 }
const most = { light: 228, glare: 0.16 }

/** Says what is wrong with a picture before anybody sends it. `side` is the shorter side of the original. */
export function judgePicture(pixels: Pixels, side: number): Judgement {
  const luma = lumaOf(pixels)
  const light = mean(luma)
  const glare = luma.reduce((count, value) => count + (value > 250 ? 1 : 0), 0) / luma.length
  const sharpness = laplacianVariance(luma, pixels.width, pixels.height)
  const judged: readonly [PictureFault, boolean][] = [
    ['small', side < least.side],
    ['dark', light < least.light],
    ['bright', light > most.light],
    ['glare', glare > most.glare],
    ['blurred', sharpness < least.sharpness],
  ]
  return { light, glare, sharpness, faults: judged.filter(([, isSo]) => isSo).map(([fault]) => fault) }
}

/** Brightness as an eye sees it, one number for each pixel. */
export function lumaOf({ data, width, height }: Pixels): Float32Array {
  const luma = new Float32Array(width * height)
  for (let at = 0; at < luma.length; at++) {
    const from = at * 4
    luma[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
  }
  return luma
}

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Each pixel against its four neighbours: a blurred picture has none that stands out. */
function laplacianVariance(luma: Float32Array, width: number, height: number): number {
  let sum = 0
  let squares = 0
  let count = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const around = (luma[at - 1] ?? 0) + (luma[at + 1] ?? 0) + (luma[at - width] ?? 0) + (luma[at + width] ?? 0)
      const edge = around - 4 * (luma[at] ?? 0)
      sum += edge
      squares += edge * edge
      count++
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}
