/**
 * What may be kept of words that staff looked for, in an address, a view or the record: nothing where there is a figure
 * among them, since that may be the number of somebody's ID, phone or account.
 */
export function wordsKept(words: string): string {
  return /\p{N}/u.test(words) ? '' : words
}
