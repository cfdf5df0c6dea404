const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As authenticator apps take a secret: five bits a letter, without padding. */
export function toBase32(bytes: Buffer): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += digits[(held >> (bits - 5)) & 31]
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + digits[(held << (5 - bits)) & 31] : text
}
