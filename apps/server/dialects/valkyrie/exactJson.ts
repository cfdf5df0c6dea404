import { readText } from '../rawBodies.ts'

const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** A number in JSON, as it was written: no text that somebody writes can be taken for one. */
export class ExactNumber {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/**
 * Reads JSON whose numbers are money: they stay the text they were written as, because a float would already have
 * rounded them. Undefined where it is no JSON.
 */
export function readExactJson(bytes: Buffer): unknown {
  const numbers: ExactNumber[] = []
  // In the place of each number stands which one it is, small enough for a float.
  const places = (token: string) => (token.startsWith('"') ? token : numbers.push(new ExactNumber(token)) - 1)
  try {
    const text = readText(bytes)
    JSON.parse(text)
    const revive = (_name: string, value: unknown) => (typeof value === 'number' ? numbers[value] : value)
    return (
      JSON.parse(
        text.replace(tokens, token => String(places(token))),
        revive,
      ) ?? undefined
    )
  } catch {
    return undefined
  }
}

const written = /^(-?)(\d{1,12})(?:\.(\d{1,4})(0{0,2}))?$/

/** A number of at most four decimals that count, in 1/10,000; null where it has more. Zeros up to the sixth are nothing. */
export function readExactNumber({ text }: ExactNumber): bigint | null {
  const match = written.exec(text)
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  const units = BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0'))
  if (!sign) return units
  // Less than nothing, and yet nothing: whoever writes that means something else.
  return units === 0n ? null : -units
}
