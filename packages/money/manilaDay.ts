const hourMs = 3_600_000
export const dayMs = 24 * hourMs
/** Manila keeps one time the year round. */
const aheadMs = 8 * hourMs

/** The day in Manila by which money is counted, as `2026-03-02`. */
export function manilaDay(ms: number): string {
  return new Date(ms + aheadMs).toISOString().slice(0, 10)
}

/** The minute in Manila, as `2026-03-02 14:05`. */
export function manilaMinute(ms: number): string {
  return new Date(ms + aheadMs).toISOString().slice(0, 16).replace('T', ' ')
}

/** When the Manila day of a moment began. */
export function startOfManilaDay(ms: number): number {
  return ms - ((((ms + aheadMs) % dayMs) + dayMs) % dayMs)
}
