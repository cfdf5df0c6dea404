const dayMs = 24 * 3_600_000
const lifeMs = 7 * dayMs

/** A session lives for seven days after it was last used. */
export function sessionEndMs(nowMs: number): number {
  return nowMs + lifeMs
}

/** A session is extended at most once a day, so that reading does not write. */
export function isDueForExtension(expiresAtMs: number, nowMs: number): boolean {
  return expiresAtMs - nowMs < lifeMs - dayMs
}
