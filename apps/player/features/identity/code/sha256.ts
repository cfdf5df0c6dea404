/** The first bits of the fractional parts of a root of the first primes, as the standard (FIPS 180-4) takes them. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number++) {
    if (primes.every(prime => number % prime !== 0)) primes.push(number)
  }
  return Uint32Array.from(primes, prime => (root(prime) % 1) * 2 ** 32)
}

const rounds = fractions(64, Math.cbrt)

export const startOfHash = fractions(8, Math.sqrt)

/** The browser's own hash answers one message at a time, too slowly for a hundred thousand of them. */
export function sha256(message: Uint8Array): Uint32Array {
  const length = Math.ceil((message.length + 9) / 64) * 64
  const padded = new Uint8Array(length)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(length - 4, message.length * 8)
  const state = Uint32Array.from(startOfHash)
  for (let at = 0; at < length; at += 64) {
    const block = Uint32Array.from({ length: 16 }, (_, index) => view.getUint32(at + index * 4))
    compress(state, block, state)
  }
  return state
}

const schedule = new Uint32Array(64)

/** Works one block of sixteen words into the state of a hash, whose next state is written into the last parameter. */
export function compress(state: Uint32Array, block: Uint32Array, next: Uint32Array): void {
  schedule.set(block)
  for (let t = 16; t < 64; t++) {
    const far = word(t - 15)
    const near = word(t - 2)
    const small = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    const large = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    schedule[t] = word(t - 16) + small + word(t - 7) + large
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let t = 0; t < 64; t++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (rounds[t] ?? 0) + word(t)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
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
  const worked = [a, b, c, d, e, f, g, h]
  for (let index = 0; index < 8; index++) next[index] = (state[index] ?? 0) + (worked[index] ?? 0)
}

function word(t: number): number {
  return schedule[t] ?? 0
}

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by))
}
