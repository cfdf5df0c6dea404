/** Whether a link names its member by a code of theirs. */
export function isMemberCode(named: string): boolean {
  return /^[1-9]\d{9}$/.test(named)
}
