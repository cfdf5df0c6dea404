import { createHash } from 'node:crypto'
import type { Random } from '../../../platform/random.ts'

const count = 10
const words = 7
const wordLetters = 4
/** Without letters that look like others. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 138 bits each: whoever reads their hashes finds none by trying, so a plain hash keeps them well. */
export function newRecoveryCodes(random: Random): string[] {
  return Array.from({ length: count }, () => Array.from({ length: words }, () => word(random)).join('-'))
}

/** What is kept of one. However it is typed, it is the same. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256')
    .update(`saya recovery code ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest()
}

function word(random: Random): string {
  return Array.from({ length: wordLetters }, () => letters[random.below(letters.length)]).join('')
}
