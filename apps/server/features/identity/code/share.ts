/**
 * Whose tries at an account something counts towards. Strangers have one share together. Each device that the account was
 * signed in with has its own, and so has the member in a session: no stranger uses these up.
 */
export type Share = '' | `device ${string}` | `member ${bigint}`

export const strangers: Share = ''

/** By the hash of what the device keeps. */
export function shareOfHash(deviceHash: Buffer): Share {
  return `device ${deviceHash.toString('hex').slice(0, 32)}`
}

export function isStrange(share: string): boolean {
  return share === strangers
}

/** What is guarded: an account's phone or address, for one share of its tries. */
export function guardedAs(subject: string, share: string): string {
  return isStrange(share) ? subject : `${subject} ${share}`
}
