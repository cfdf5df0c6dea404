import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Proof } from '@saya/contract/identity/openChallenge.ts'
import type { Peppers } from '../../../platform/peppers.ts'
import type { Random } from '../../../platform/random.ts'
import { humanCheckLimits } from './sendLimits.ts'

interface Challenger {
  readonly peppers: Peppers
  /** Whom it is for: nobody from elsewhere can use what was solved there. */
  readonly network: string
  readonly nowMs: number
}

/** A challenge carries all that is needed to judge it, signed, so that nothing is kept until it is spent. */
export function newChallenge(random: Random, { peppers, network, nowMs }: Challenger): string {
  const untilMs = nowMs + humanCheckLimits.validMs
  const head = `${humanCheckLimits.bits}-${untilMs.toString(36)}-${random.bytes(8).toString('hex')}`
  return `${head}-${sign(peppers[0], head, network)}`
}

/** Whether the proof belongs to a challenge of ours for this network that is still good, and solves it. */
export function isProven({ challenge, answer }: Proof, { peppers, network, nowMs }: Challenger): boolean {
  const [, head, bits, until, signature] =
    /^((\d\d)-([0-9a-z]{1,10})-[0-9a-f]{16})-([0-9a-f]{64})$/.exec(challenge) ?? []
  if (!head || !signature) return false
  const isOurs = peppers.some(pepper =>
    timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sign(pepper, head, network), 'hex')),
  )
  return isOurs && Number.parseInt(until ?? '', 36) > nowMs && zeroBits(challenge, answer) >= Number(bits)
}

/** How many zero bits the hash of the answer, after the hash of the challenge, begins with. */
function zeroBits(challenge: string, answer: number): number {
  const number = Buffer.alloc(4)
  number.writeUInt32BE(answer)
  const seed = createHash('sha256').update(challenge).digest()
  const hash = createHash('sha256').update(seed).update(number).digest()
  return Math.clz32(hash.readUInt32BE(0))
}

function sign(pepper: Buffer, head: string, network: string): string {
  return createHmac('sha256', pepper).update(['human check', head, network].join('\n')).digest('hex')
}
