import { isPartlyProven, isProven, type Row } from './proveRows.ts'

/** Proven and all rows of each area, in the order of the requirements, and of all together. */
export function summaryOf(rows: readonly Row[]): string {
  const areas = [...new Set(rows.map(({ area }) => area))]
  const lines = areas.map(area =>
    line(
      area,
      rows.filter(row => row.area === area),
    ),
  )
  return [...lines, line('all', rows)].join('\n')
}

/** Rows that one kind of test has proven and another still owes. */
export function partlyProvenOf(rows: readonly Row[]): string {
  return rows.filter(isPartlyProven).map(describe).join('\n')
}

/** The unproven rows of one area, with what each is missing. */
export function missingOf(rows: readonly Row[], area: string): string {
  return rows
    .filter(row => row.area === area && !isProven(row))
    .map(row => `${describe(row)}\n    ${row.text}`)
    .join('\n')
}

function line(name: string, rows: readonly Row[]): string {
  const proven = rows.filter(isProven).length
  const partly = rows.filter(isPartlyProven).length
  const counts = `${String(proven).padStart(5)} of ${String(rows.length).padStart(4)}`
  return `${name.padEnd(8)}${counts}${partly > 0 ? `  and ${partly} in part` : ''}`
}

function describe({ id, verify, missing }: Row): string {
  const has = verify.filter(kind => !missing.includes(kind))
  return `${id} is missing ${missing.join(' and ')}${has.length > 0 ? `, has ${has.join(' and ')}` : ''}`
}
