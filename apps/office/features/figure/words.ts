import { writeSpan } from '../../shared/times.ts'

/** A time that half of them took at most; short ones in seconds. */
export function writeMedian(seconds: number): string {
  if (seconds < 0) return '–'
  return seconds < 120 ? `${seconds}s` : writeSpan(seconds)
}

/** A share of a whole, or a dash where there is no whole. */
export function writeShare(part: number, whole: number): string {
  return whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '–'
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** How high each of these pesos stands beside the highest of them, in thousandths. */
export function heightsOf(pesos: readonly string[]): readonly number[] {
  const whole = pesos.map(text => BigInt(text.replace('.', '')))
  const most = whole.reduce((highest, each) => (each > highest ? each : highest), 1n)
  return whole.map(each => Number((each * 1000n) / most))
}
