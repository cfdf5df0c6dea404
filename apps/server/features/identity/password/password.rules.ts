import { passwordLimits } from '@saya/contract/limits'
import { wasBreached } from './wasBreached.ts'
import { plainOf } from './passwordFilter.ts'

/** The product's own words, and those that people take where they must take one, with some figures after them. */
const obvious =
  /^(saya|slots?|game|games|play|casino|password|passw0rd|admin|welcome|qwerty|pilipinas|mahal|iloveyou)+\W*\d{0,8}\W*$/

const runs = '01234567890 09876543210 abcdefghijklmnopqrstuvwxyz qwertyuiopasdfghjklzxcvbnm'

/** Whether a password was found in a breach, or is what guessers begin with. */
export function isBreached(password: string, own: readonly string[] = []): boolean {
  const plain = plainOf(password)
  // What anybody may know of the member is the first that is tried.
  if (own.some(word => plain === word.toLowerCase() || plain === `0${word}` || plain === `+63${word}`)) return true
  return obvious.test(plain) || /^(.{1,4})\1+$/u.test(plain) || runs.includes(plain) || wasBreached(plain)
}

/** A password set in the last three days confirms nobody: whoever took an account over would have just set it. */
export function isSettled(setAtMs: number, nowMs: number): boolean {
  return nowMs - setAtMs >= passwordLimits.settlesHours * 3_600_000
}
