export interface ListedPerson {
  readonly source: string
  readonly name: string
  /** Empty where the list gives none. */
  readonly birthday: string
  readonly validFrom: string
  readonly validTo: string
  readonly reference: string
}

/** Why a list cannot be read, with the line it is about. It never repeats what stands there. */
export class RestrictedListFault extends Error {
  override readonly name = 'RestrictedListFault'
}

const columns = ['source', 'name', 'birthday', 'valid_from', 'valid_to', 'reference'] as const
const day = /^(\d{4}-\d\d-\d\d)?$/

/** Reads a list of restricted persons: comma-separated, with a first line that names the columns. */
export function readRestrictedList(text: string): readonly ListedPerson[] {
  const [head, ...rows] = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ cells: cellsOf(line), number: index + 1 }))
    .filter(({ cells }) => cells.some(cell => cell !== ''))
  if (head?.cells.join(',').toLowerCase() !== columns.join(',')) {
    throw new RestrictedListFault(`The first line must be: ${columns.join(',')}`)
  }
  return rows.map(({ cells, number }) => personOf(cells, number))
}

function personOf(cells: readonly string[], number: number): ListedPerson {
  const [source = '', name = '', birthday = '', validFrom = '', validTo = '', reference = ''] = cells
  const isWhole = cells.length === columns.length && source !== '' && /\p{L}/u.test(name)
  if (!isWhole) throw new RestrictedListFault(`Line ${number} does not have its ${columns.length} columns, or no name.`)
  if (![birthday, validFrom, validTo].every(text => day.test(text))) {
    throw new RestrictedListFault(`Line ${number} has a day that is not written as 2026-03-02.`)
  }
  return { source, name, birthday, validFrom, validTo, reference }
}

/** The cells of one line: those in quotes may hold commas, and two quotes in them are one. */
function cellsOf(line: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? ''
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"'
      at++
    } else if (letter === '"') isQuoted = !isQuoted
    else if (letter === ',' && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}
