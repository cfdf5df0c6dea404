import type { GainPlace } from '../rules/day.rules.ts'

/** Where a page of those who would get the most ended, as the next page is asked for. */
export function writeGainCursor({ amount, uid }: GainPlace): string {
  return Buffer.from(`${amount}.${uid}`).toString('base64url')
}

const written = /^(\d{1,18})\.(\d{1,18})$/

/** A cursor that is none of ours counts as none: the list then begins at its beginning. */
export function readGainCursor(cursor: string): GainPlace | undefined {
  const [, amount, uid] = written.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return amount && uid ? { amount: BigInt(amount), uid: BigInt(uid) } : undefined
}
