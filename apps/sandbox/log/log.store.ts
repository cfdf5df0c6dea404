import type { Books } from '../books.store.ts'

export interface LogLine extends Record<string, unknown> {
  readonly text: string
  readonly taken_at: Date
}

/** A real collector keeps them for as long as the law asks; this one keeps the newest. */
const mostLines = 10_000

/** Keeps lines in the order they came in. */
export async function insertLines(books: Books, lines: readonly string[]): Promise<void> {
  await books.query('insert into log_line (text, taken_at) select unnest($1::text[]), clock_timestamp()', [lines])
  await books.query('delete from log_line where number <= (select max(number) from log_line) - $1', [mostLines])
}

/** The newest first: all of them, or the signed heads of ledger and record alone. */
export function listLines(books: Books, isSignedOnly: boolean): Promise<LogLine[]> {
  return books.query<LogLine>(
    `select text, taken_at from log_line where not $1 or text like '%"signed":%' order by number desc limit 200`,
    [isSignedOnly],
  )
}
