import type { SignedLine } from './signedLines.ts'

/**
 * Since when the lines of a folder are of another database than this, in the words that a new line carries on. What is here
 * is compared with them all the same; but a restored backup may rightly differ, which only a person knows.
 */
export function sinceWhenMoved(newest: SignedLine | undefined, database: string, at = newest?.at): string | undefined {
  return newest?.movedAt ?? (newest && newest.database !== database ? at : undefined)
}
