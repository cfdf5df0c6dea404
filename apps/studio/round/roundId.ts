import { createHash } from 'node:crypto'

const written = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A name of another form is none of ours, and none that the database could look for. */
export function isRoundId(text: string): boolean {
  return written.test(text)
}

/**
 * The name of the round that is played with a promise. It follows from that alone, so that whoever brings a promise back that was
 * played before comes to a round which the operator has on record: it is not paid for again, and pays nothing again.
 */
export function roundIdOf(commitment: string): string {
  const hex = createHash('sha256').update(`round of ${commitment}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
