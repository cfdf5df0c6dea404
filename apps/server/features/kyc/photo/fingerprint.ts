import { createHash } from 'node:crypto'

/** The same content is the same print, whatever the order of its fields. */
export function fingerprint(content: unknown): Buffer {
  return createHash('sha256').update(ordered(content)).digest()
}

function ordered(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${ordered(member)}`).join(',')}}`
}
