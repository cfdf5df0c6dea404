/** Where a page of breaks ended: the next one starts behind it. */
export interface BreakPlace {
  readonly atMs: number
  readonly paymentId: string
}

export function writeBreakPlace({ atMs, paymentId }: BreakPlace): string {
  return Buffer.from(`${atMs} ${paymentId}`).toString('base64url')
}

const written = /^(\d{1,14}) (\S{1,100})$/

/** A cursor that is none of ours counts as none: the list then begins at its beginning. */
export function readBreakPlace(cursor: string): BreakPlace | null {
  const [, at, paymentId] = written.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return at && paymentId ? { atMs: Number(at), paymentId } : null
}
