/** How long a form waits before it sends again, so that it sends once in a while at most. */
export function holdBackMs(lastMs: number | null, nowMs: number, everyMs: number): number {
  return lastMs === null ? 0 : Math.max(0, lastMs + everyMs - nowMs)
}
