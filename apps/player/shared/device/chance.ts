/** The one source of chance of the app, handed on as a parameter to whatever needs an id. */
export function fillByChance(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  return crypto.getRandomValues(bytes)
}
