const plain = /^[\w.:-]+$/

/** The text of an array of records as PostgreSQL reads it: one parameter carries a whole batch. */
export function recordArray(rows: readonly (readonly (string | null)[])[]): string {
  return `{${rows.map(row => `"${escape(`(${row.map(field).join(',')})`)}"`).join(',')}}`
}

/** An empty field is null; whatever could be read as more than itself stands in quotation marks. */
function field(value: string | null): string {
  if (value === null) return ''
  return plain.test(value) ? value : `"${escape(value)}"`
}

function escape(text: string): string {
  return text.replace(/["\\]/g, '\\$&')
}
