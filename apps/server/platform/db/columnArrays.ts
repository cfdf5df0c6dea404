export type ColumnValue = string | number | bigint | null

const special = /["\\]/

/** The texts of arrays as PostgreSQL reads them, one for each column of some rows: a batch is as many parameters. */
export function columnArrays(rows: readonly (readonly ColumnValue[])[]): string[] {
  const [first = []] = rows
  return first.map((_, column) => `{${rows.map(row => element(row[column] ?? null)).join(',')}}`)
}

function element(value: ColumnValue): string {
  if (value === null) return 'NULL'
  if (typeof value !== 'string') return String(value)
  return `"${special.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`
}
