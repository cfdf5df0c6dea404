import type { Plane } from './plane.ts'

export interface Measures {
  /** The shade that nine of ten pixels stay under: of a card, that of its ground. */
  readonly light: number
  /** The share of the picture that is burnt out. */
  readonly burnt: number
  /** How sharply light and dark meet, in the picture's own contrast: about 1 for a sharp card, under 0.1 for fog. */
  readonly sharpness: number
}

/** Measures what a person could do better: more light, less glare, a steadier hand. */
export function measurePicture({ data, width, height }: Plane): Measures {
  const counts = new Float64Array(256)
  for (const shade of data) counts[shade] = (counts[shade] as number) + 1
  const [dark, light] = [quantile(counts, data.length * 0.03), quantile(counts, data.length * 0.9)]
  let burnt = 0
  for (let shade = 252; shade < 256; shade++) burnt += counts[shade] as number
  const contrast = Math.max(20, light - dark)
  return {
    light,
    burnt: burnt / data.length,
    sharpness: (Math.sqrt(edgeVariance(data, width, height)) / contrast) * 10,
  }
}

/** The variance of the Laplacian among the pixels where something is drawn; the middle of the card alone. */
function edgeVariance(data: Uint8Array, width: number, height: number): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = Math.floor(height * 0.1); y < height * 0.9; y += 2) {
    for (let x = Math.floor(width * 0.08); x < width * 0.92; x++) {
      const at = y * width + x
      const sides =
        (data[at - 1] as number) +
        (data[at + 1] as number) +
        (data[at - width] as number) +
        (data[at + width] as number)
      const bend = sides - 4 * (data[at] as number)
      sum += bend
      squares += bend * bend
      count++
    }
  }
  return squares / count - (sum / count) ** 2
}

function quantile(counts: Float64Array, wanted: number): number {
  let seen = 0
  for (let shade = 0; shade < 256; shade++) {
    seen += counts[shade] as number
    if (seen >= wanted) return shade
  }
  return 255
}
