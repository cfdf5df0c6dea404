/** A random identifier of 32 hexadecimal digits without dashes. */
export function randomId(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = fillRandomly): string {
  return Array.from(random(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}

function fillRandomly(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  return crypto.getRandomValues(bytes)
}
