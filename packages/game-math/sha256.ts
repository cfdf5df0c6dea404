const blockBytes = 64

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const roundConstants = Uint32Array.from(firstPrimes(64), prime => fractionBits(Math.cbrt(prime)))
/** The same of the square roots of the first 8 primes (FIPS 180-4, 5.3.3). */
const startWords = Uint32Array.from(firstPrimes(8), prime => fractionBits(Math.sqrt(prime)))

/**
 * SHA-256 in plain arithmetic. A round is checked by whoever played it, in a browser that may refuse its own hashing to
 * a page without TLS, and a draw must not wait for a promise.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message)
  const words = Uint32Array.from(startWords)
  const schedule = new Uint32Array(64)
  for (let at = 0; at < padded.byteLength; at += blockBytes) mix(words, new DataView(padded.buffer, at), schedule)
  const digest = new DataView(new ArrayBuffer(32))
  words.forEach((word, index) => digest.setUint32(index * 4, word))
  return new Uint8Array(digest.buffer)
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.byteLength > blockBytes ? sha256(key) : key
  const block = new Uint8Array(blockBytes)
  block.set(short)
  const inner = sha256(
    joined(
      block.map(byte => byte ^ 0x36),
      message,
    ),
  )
  return sha256(
    joined(
      block.map(byte => byte ^ 0x5c),
      inner,
    ),
  )
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.byteLength + second.byteLength)
  whole.set(first)
  whole.set(second, first.byteLength)
  return whole
}

/** A one bit, zeros up to the next block's last eight bytes, and there the length in bits. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((message.byteLength + 9) / blockBytes)
  const padded = new Uint8Array(blocks * blockBytes)
  padded.set(message)
  padded[message.byteLength] = 0x80
  new DataView(padded.buffer).setBigUint64(padded.byteLength - 8, BigInt(message.byteLength) * 8n)
  return padded
}

function mix(words: Uint32Array, block: DataView, schedule: Uint32Array): void {
  for (let t = 0; t < 64; t++) schedule[t] = t < 16 ? block.getUint32(t * 4) : scheduled(schedule, t)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = words
  for (let t = 0; t < 64; t++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(roundConstants, t) + at(schedule, t)) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) words[index] = at(words, index) + word
}

function scheduled(schedule: Uint32Array, t: number): number {
  const [early, late] = [at(schedule, t - 15), at(schedule, t - 2)]
  const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
  const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
  return at(schedule, t - 16) + first + at(schedule, t - 7) + second
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0
}

function fractionBits(root: number): number {
  return (root % 1) * 2 ** 32
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every(prime => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes
}
