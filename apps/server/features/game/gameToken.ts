import { hash } from 'node:crypto'
import type { Random } from '../../platform/random.ts'

/** Some dialects take no token longer than this, and some call with nothing but the token. */
const length = 40
const uidLength = 9
const digits = '0123456789abcdefghijklmnopqrstuvwxyz'

/** A game session's token: the member it belongs to, by which its schema is found, then 160 bits of chance. */
export function newGameToken(random: Random, uid: bigint): string {
  let chance = ''
  for (let rest = BigInt(`0x${random.bytes(20).toString('hex')}`); rest > 0n; rest /= 36n) {
    chance = digits[Number(rest % 36n)] + chance
  }
  return uid.toString(36).padStart(uidLength, '0') + chance.padStart(length - uidLength, '0')
}

/** Whose token it claims to be. Whether it is one, only the session itself can tell. */
export function uidOfGameToken(token: string): bigint | undefined {
  if (token.length !== length || !/^[0-9a-z]+$/.test(token)) return undefined
  let uid = 0n
  for (const digit of token.slice(0, uidLength)) uid = uid * 36n + BigInt(digits.indexOf(digit))
  return uid > 0n ? uid : undefined
}

export function hashGameToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
