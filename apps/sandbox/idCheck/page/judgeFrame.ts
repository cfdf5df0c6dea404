export type FrameHint = 'dark' | 'glare' | 'blurred'

interface Frame {
  /** Red, green, blue and transparency, as a canvas has them. */
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** What a person could do better before anything is sent: quick enough to be asked three times a second. */
export function judgeFrame({ data, width, height }: Frame): FrameHint | undefined {
  const shades = new Uint8Array(width * height)
  for (let at = 0; at < shades.length; at++) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]]
    shades[at] = (red * 77 + green * 150 + blue * 29) >> 8
  }
  const sorted = shades.toSorted()
  const light = sorted[Math.floor(sorted.length * 0.9)] ?? 0
  const dark = sorted[Math.floor(sorted.length * 0.05)] ?? 0
  if (light < 60) return 'dark'
  const burnt = shades.reduce((count, shade) => count + (shade > 252 ? 1 : 0), 0) / shades.length
  if (burnt > 0.1) return 'glare'
  return sharpness(shades, width, height) / Math.max(20, light - dark) < 0.055 ? 'blurred' : undefined
}

/** How far neighbours differ where they differ most: edges of letters, or what is left of them. */
function sharpness(shades: Uint8Array, width: number, height: number): number {
  let squares = 0
  let count = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const sides =
        (shades[at - 1] ?? 0) + (shades[at + 1] ?? 0) + (shades[at - width] ?? 0) + (shades[at + width] ?? 0)
      squares += (sides - 4 * (shades[at] ?? 0)) ** 2
      count++
    }
  }
  return Math.sqrt(squares / Math.max(1, count))
}
