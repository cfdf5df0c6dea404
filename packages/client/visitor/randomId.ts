/** A random identifier of 32 hexadecimal digits without dashes, out of bytes that are filled with chance. */
export function randomId(fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  return Array.from(fill(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
