import type { Random } from '../../platform/random.ts'

const digits = 10

/** A code of ten digits, the first of them not a zero: as long as a phone number, and longer than the number of any member. */
export function newCode(random: Random): string {
  const rest = Array.from({ length: digits - 1 }, () => random.below(10)).join('')
  return `${1 + random.below(9)}${rest}`
}

export function isCode(text: string): boolean {
  return new RegExp(`^[1-9]\\d{${digits - 1}}$`).test(text)
}
