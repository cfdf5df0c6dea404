/** However busy, an operator proves anew who they are after a working day; left alone, a desk closes sooner. */
export const staffLimits = {
  ticketMs: 5 * 60_000,
  idleMs: 15 * 60_000,
  longestMs: 8 * 3_600_000,
  seenEveryMs: 30_000,
  triesPerTicket: 5,
  /** Wrong passwords for one address, wrong codes of one operator, and wrong passwords from one network. */
  wrongPasswords: { most: 10, windowMs: 30 * 60_000 },
  wrongCodes: { most: 10, windowMs: 30 * 60_000 },
  wrongFromNetwork: { most: 50, windowMs: 3_600_000 },
} as const

interface SessionTimes {
  readonly seenAtMs: number
  readonly expiresAtMs: number
}

export function isOver({ seenAtMs, expiresAtMs }: SessionTimes, nowMs: number): boolean {
  return expiresAtMs <= nowMs || seenAtMs + staffLimits.idleMs <= nowMs
}

export function isDueForSeeing({ seenAtMs }: SessionTimes, nowMs: number): boolean {
  return nowMs - seenAtMs >= staffLimits.seenEveryMs
}
