/** Where a page of a history ended: the next one starts behind it. */
export interface HistoryPlace {
  readonly atMs: number
  readonly seq: bigint
}

export function writePlace({ atMs, seq }: HistoryPlace): string {
  return Buffer.from(`${atMs}.${seq}`).toString('base64url')
}

/** A cursor that is none of ours counts as none: the list then begins at its beginning. */
export function readPlace(cursor: string): HistoryPlace | null {
  const [, at, seq] = /^(\d{1,14})\.(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return at && seq ? { atMs: Number(at), seq: BigInt(seq) } : null
}
