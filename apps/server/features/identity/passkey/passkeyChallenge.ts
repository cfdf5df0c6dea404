import { createHmac, timingSafeEqual } from 'node:crypto'
import { passkeyLimits } from '@saya/contract/limits'
import type { AppTx } from '../../../platform/db/database.ts'
import { derivedKey } from '../../../platform/derivedKey.ts'
import type { Peppers } from '../../../platform/peppers.ts'
import type { Random } from '../../../platform/random.ts'
import { takeQuota } from '../code/quota.store.ts'

/** What a challenge is for, and who alone may answer it: the browser that asked, or the session. */
export interface ChallengeUse {
  readonly purpose: 'add' | 'login' | 'step-up'
  readonly holder: `device ${string}` | `session ${string}`
}

interface ChallengeKey {
  readonly peppers: Peppers
  readonly nowMs: number
}

const validMs = passkeyLimits.validSeconds * 1000
const timeBytes = 8
const headBytes = timeBytes + 16
const wholeBytes = headBytes + 32

/** A challenge carries until when it is good, signed together with its use, so that nothing is kept until it is spent. */
export function newPasskeyChallenge(random: Random, use: ChallengeUse, { peppers, nowMs }: ChallengeKey): string {
  const time = Buffer.alloc(timeBytes)
  time.writeBigUInt64BE(BigInt(nowMs + validMs))
  const head = Buffer.concat([time, random.bytes(headBytes - timeBytes)])
  return Buffer.concat([head, sign(peppers[0], use, head)]).toString('base64url')
}

/** Whether a challenge is one of ours for this use that is still good. */
export function isOwnChallenge(challenge: string, use: ChallengeUse, { peppers, nowMs }: ChallengeKey): boolean {
  const whole = Buffer.from(challenge, 'base64url')
  // Written in another way it would be spent as another one.
  if (whole.length !== wholeBytes || whole.toString('base64url') !== challenge) return false
  const head = whole.subarray(0, headBytes)
  const signature = whole.subarray(headBytes)
  if (!peppers.some(pepper => timingSafeEqual(signature, sign(pepper, use, head)))) return false
  return Number(head.readBigUInt64BE(0)) > nowMs
}

/** A challenge counts once, on whichever copy of the server it is answered. */
export async function spendChallenge(tx: AppTx, challenge: string, nowMs: number): Promise<boolean> {
  const spent = { kind: 'passkey challenge', subject: challenge, most: 1, windowMs: validMs }
  return (await takeQuota(tx, spent, nowMs)).ok
}

function sign(pepper: Buffer, { purpose, holder }: ChallengeUse, head: Buffer): Buffer {
  const key = derivedKey(pepper, 'passkey challenge')
  return createHmac('sha256', key)
    .update([purpose, holder, head.toString('hex')].join('\n'))
    .digest()
}
