/** How long an act that may be done once in a while still has to wait. */
export function waitLeftMs(lastMs: number | null, nowMs: number, everyMs: number): number {
  return lastMs === null ? 0 : Math.max(0, lastMs + everyMs - nowMs)
}
