const plain = /^[\w.:-]*$/

/** The text of an array of records as PostgreSQL reads it: one parameter carries a whole batch. */
export function recordArray(rows: readonly (readonly (string | null)[])[]): string {
  return `{${rows.map(record).join(',')}}`
}

/** Nearly all records are plain throughout, which one look tells. */
function record(fields: readonly (string | null)[]): string {
  if (plain.test(fields.join('')) && !fields.includes('')) return `"(${fields.join(',')})"`
  return `"${escape(`(${fields.map(field).join(',')})`)}"`
}

/** An empty field is null; whatever could be read as more than itself stands in quotation marks. */
function field(value: string | null): string {
  return value === null ? '' : `"${escape(value)}"`
}

function escape(text: string): string {
  return text.replace(/["\\]/g, '\\$&')
}
