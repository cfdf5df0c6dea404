import * as v from 'valibot'

/** Without letters that are heard or read as another: Crockford's. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const heardAs: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }
const length = 9
const bitsOfLetter = 5n
/** Of the first twelve digits of an id, which are random, so many bits are left out. */
const droppedBits = 3n

/**
 * An id as it is read aloud: `K7M-29Q-XD4`. It is the first 45 bits of the id, so it may fit two: among a million ids two share one with a
 * chance of one in seventy, among five million with one in three.
 */
export function referenceOf(id: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 12)}`) >> droppedBits
  let text = ''
  for (let at = 0; at < length; at++) {
    text = letters.charAt(Number(bits % 32n)) + text
    bits /= 32n
  }
  return text.replace(/(.{3})(?=.)/g, '$1-')
}

export interface IdRange {
  readonly from: string
  readonly to: string
}

const wholeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The ids that a reference may stand for, however it was typed, or the one id that was typed whole. */
export function readReference(typed: string): IdRange | undefined {
  const whole = typed.trim().toLowerCase()
  if (wholeId.test(whole)) return { from: whole, to: whole }
  const text = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, letter => heardAs[letter] ?? letter)
  const typedLetters = text.split('')
  if (text.length !== length || typedLetters.some(letter => !letters.includes(letter))) return undefined
  const bits = typedLetters.reduce((sum, letter) => (sum << bitsOfLetter) + BigInt(letters.indexOf(letter)), 0n)
  const first = (bits << droppedBits).toString(16).padStart(12, '0')
  const last = ((bits << droppedBits) + (1n << droppedBits) - 1n).toString(16).padStart(12, '0')
  return { from: idOf(first, '0'), to: idOf(last, 'f') }
}

function idOf(beginning: string, rest: string): string {
  const digits = beginning.padEnd(32, rest)
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A reference as staff type it. */
export const reference = v.pipe(
  v.string(),
  v.maxLength(60),
  v.transform(readReference),
  v.check(range => range !== undefined),
  v.transform(range => range as IdRange),
)
