/** A spreadsheet takes a cell that begins like this for a formula, and would run what a stranger wrote. */
const formula = /^[=+\-@\t\r]/
const isNumber = /^-?\d+(\.\d+)?$/

/** Rows as CSV with a line of names, as spreadsheets read it. */
export function writeCsv(names: readonly string[], rows: readonly (readonly string[])[]): string {
  return [names, ...rows].map(row => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const safe = formula.test(text) && !isNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
