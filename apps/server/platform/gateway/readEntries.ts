import { hash } from 'node:crypto'
import * as v from 'valibot'

/** An entry of a list that cannot be read: what tells it from others, and where its shape is another. Nothing it says. */
export interface UnreadEntry {
  readonly name: string
  readonly place: string
}

interface ReadEntries<T> {
  readonly read: readonly T[]
  readonly unread: readonly UnreadEntry[]
}

/**
 * Reads a list entry by entry: one that has another shape keeps no other from being read. It is named as what is read would
 * be, by its `id` or whatever else the list names it by.
 */
export function readEntries<S extends v.GenericSchema>(
  schema: S,
  entries: readonly unknown[],
  namedBy = 'id',
): ReadEntries<v.InferOutput<S>> {
  const read: v.InferOutput<S>[] = []
  const unread: UnreadEntry[] = []
  for (const entry of entries) {
    const result = v.safeParse(schema, entry)
    if (result.success) read.push(result.output)
    else unread.push({ name: nameOf(entry, namedBy), place: v.getDotPath(result.issues[0]) ?? 'its root' })
  }
  return { read, unread }
}

const plainName = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))

function nameOf(entry: unknown, namedBy: string): string {
  const named = v.safeParse(v.object({ [namedBy]: plainName }), entry)
  return named.success ? (named.output[namedBy] ?? '') : hash('sha256', JSON.stringify(entry)).slice(0, 24)
}
