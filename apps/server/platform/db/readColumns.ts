/** The database did its work and did not say for each command what it came to. */
export class UnansweredCommands extends Error {}

/** Turns columns of arrays into a row each. The elements are numbers and flags: whatever needs quoting is refused. */
export function readColumns(columns: Readonly<Record<string, string>>, count: number): readonly BatchRow[] {
  const rows = Array.from({ length: count }, (): Record<string, string | null> => ({}))
  const names = Object.keys(columns)
  if (names.length === 0) throw new UnansweredCommands(`A batch of ${count} commands was not answered.`)
  for (const name of names) {
    const elements = readElements(columns[name] ?? '')
    if (elements.length !== count) {
      throw new UnansweredCommands(`A batch of ${count} commands was answered with ${elements.length} of ${name}.`)
    }
    for (const [index, element] of elements.entries()) {
      const row = rows[index]
      if (row) row[name] = element === 'NULL' ? null : element
    }
  }
  return rows
}

const plain = /^\{[\w.,:-]*\}$/

function readElements(text: string): string[] {
  if (!plain.test(text)) throw new UnansweredCommands('A batch was answered with something other than plain arrays.')
  return text.slice(1, -1).split(',')
}

/** What one command came to: the columns as the database writes them. */
export type BatchRow = Readonly<Record<string, string | null>>
