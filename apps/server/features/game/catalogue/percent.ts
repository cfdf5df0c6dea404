/** A return of 965200 parts per million is written 96.52. */
export function percent(ppm: number): string {
  const hundredths = Math.floor(ppm / 100)
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}
