import type { Database } from './database.ts'

interface OfMember {
  readonly uid: bigint
}

/** Rows about members, those of one schema together: each group is never empty. */
export function groupBySchema<T extends OfMember>(
  { schemaOf }: Pick<Database, 'schemaOf'>,
  rows: readonly T[],
): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const row of rows) {
    const group = groups.get(schemaOf(row.uid))
    if (group) group.push(row)
    else groups.set(schemaOf(row.uid), [row])
  }
  return [...groups.values()]
}
