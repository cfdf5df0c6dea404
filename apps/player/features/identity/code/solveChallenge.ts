import { sha256, compress, startOfHash } from './sha256.ts'

/** So long the page may stand still at a time: shorter than anybody notices. */
const sliceMs = 30
const hashesBetweenLooks = 256

/** Finds the number whose hash, after that of the challenge, begins with so many zero bits. The page stays usable. */
export async function solveChallenge(challenge: string, bits: number): Promise<number> {
  const block = new Uint32Array(16)
  block.set(sha256(new TextEncoder().encode(challenge)))
  // The end of a message of 36 bytes: one bit, and the length in bits.
  block[9] = 0x8000_0000
  block[15] = 36 * 8
  const hash = new Uint32Array(8)
  let restAtMs = performance.now() + sliceMs
  for (let answer = 0; ; answer++) {
    block[8] = answer
    compress(startOfHash, block, hash)
    if (Math.clz32(hash[0] ?? 0) >= bits) return answer
    if (answer % hashesBetweenLooks !== 0 || performance.now() < restAtMs) continue
    await new Promise(resolve => setTimeout(resolve))
    restAtMs = performance.now() + sliceMs
  }
}
