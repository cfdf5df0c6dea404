const hourMs = 3_600_000

/** How long a new account waits that might be somebody else's. */
export const coolDownMs = 24 * hourMs

/** For as long after a change of the way in, whoever adds an account might not be the member. */
export const unsettledMs = 72 * hourMs

export interface NewAccount {
  /** The member never had one before: whoever took an account over could delete the one that is there. */
  readonly isFirst: boolean
  /** It is in the name that verification found the member to have. */
  readonly isOwnName: boolean
  /** When password, phone or device last changed. */
  readonly changedAtMs: number | null
  readonly nowMs: number
}

/** From when on money may be paid out to an account that is added now. */
export function readyAtMs({ isFirst, isOwnName, changedAtMs, nowMs }: NewAccount): number {
  const isSettled = changedAtMs === null || nowMs - changedAtMs >= unsettledMs
  return isFirst && isOwnName && isSettled ? nowMs : nowMs + coolDownMs
}

const shownFirst = 4
const shownLast = 3

/** A number with its middle hidden. A short one shows its end alone, so that more is hidden than shown. */
export function maskNumber(number: string): string {
  const first = number.length > 2 * (shownFirst + shownLast) - 5 ? shownFirst : 0
  const hidden = Math.max(0, number.length - first - shownLast)
  return `${number.slice(0, first)}${'*'.repeat(hidden)}${number.slice(first + hidden)}`
}
