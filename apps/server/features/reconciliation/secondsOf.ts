export function secondsOf(ms: number | null): number {
  return ms === null ? 0 : Math.floor(ms / 1000)
}
