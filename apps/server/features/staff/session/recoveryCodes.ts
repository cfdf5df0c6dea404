import { createHash } from 'node:crypto'
import type { Random } from '../../../platform/random.ts'

const count = 10
/** Without letters that look like others. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Fifty bits each: too many to guess within the limits on tries, few enough to be typed. */
export function newRecoveryCodes(random: Random): string[] {
  return Array.from({ length: count }, () => `${word(random)}-${word(random)}`)
}

/** What is kept of one. However it is typed, it is the same. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256')
    .update(`saya recovery code ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest()
}

function word(random: Random): string {
  return Array.from({ length: 5 }, () => letters[random.below(letters.length)]).join('')
}
