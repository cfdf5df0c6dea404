import { hash } from 'node:crypto'
import type { Random } from '../../../platform/random.ts'

/** Some dialects take no token longer than this, and some call with nothing but the token. */
const length = 40
const uidLength = 9
const gameLength = 6
const digits = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * A game session's token: the member it belongs to, by which its schema is found, the game it was opened for, by which a
 * bet on another is refused with nothing read, then 128 bits of chance.
 */
export function newGameToken(random: Random, { uid, game }: { readonly uid: bigint; readonly game: number }): string {
  const names = uid.toString(36).padStart(uidLength, '0') + game.toString(36).padStart(gameLength, '0')
  const chance = BigInt(`0x${random.bytes(16).toString('hex')}`).toString(36)
  return names + chance.padStart(length - names.length, '0')
}

/** Whose token it claims to be. Whether it is true, only the session itself can tell. */
export function uidOfGameToken(token: string): bigint | undefined {
  if (token.length !== length || !/^[0-9a-z]+$/.test(token)) return undefined
  let uid = 0n
  for (const digit of token.slice(0, uidLength)) uid = uid * 36n + BigInt(digits.indexOf(digit))
  return uid > 0n ? uid : undefined
}

/** Which game a token claims to be for. A text that is no token is for none. */
export function gameOfGameToken(token: string): number {
  return token.length === length ? Number.parseInt(token.slice(uidLength, uidLength + gameLength), 36) : 0
}

export function hashGameToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
