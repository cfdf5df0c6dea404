const written = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A name of another form is none of ours, and none that the database could look for. */
export function isRoundId(text: string): boolean {
  return written.test(text)
}
