import { createHmac, timingSafeEqual } from 'node:crypto'

const stepMs = 30_000
const codeDigits = 6
/** A device's clock may be a step away from ours. */
const tolerance = [0, -1, 1] as const

/** The code of one step of time, as RFC 6238 has it with SHA-1, which every authenticator app speaks. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** codeDigits
  return String(number).padStart(codeDigits, '0')
}

export function stepOf(nowMs: number): number {
  return Math.floor(nowMs / stepMs)
}

/** The step whose code this is, if it is one of now and none that was used, or an earlier one than that. */
export function findStep(secret: Buffer, code: string, at: { readonly nowMs: number; readonly usedStep: number }) {
  const now = stepOf(at.nowMs)
  return tolerance.map(away => now + away).find(step => step > at.usedStep && isSame(code, codeAt(secret, step)))
}

function isSame(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)]
  return a.length === b.length && timingSafeEqual(a, b)
}
