/** A member's number in groups of four, as it is read out to somebody. */
export function groupDigits(uid: string): string {
  return uid.replace(/(.{4})(?=.)/g, '$1 ')
}
