/** Where a page of rows that are in the order of their time ended: the next one starts behind it. */
export interface RowPlace {
  readonly atMs: number
  readonly id: string
}

export function writePlace({ atMs, id }: RowPlace): string {
  return Buffer.from(`${atMs}.${id}`).toString('base64url')
}

const written = /^(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A cursor that is none of ours counts as none: the list then begins at its beginning. */
export function readPlace(cursor: string): RowPlace | null {
  const [, at, id] = written.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return at && id ? { atMs: Number(at), id } : null
}
