const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Marks what was a number in JSON and is kept as it was written. */
const mark = '#'

/**
 * Reads JSON whose numbers are money: they stay the text they were written as, with a mark before it, because a float
 * would already have rounded them. Undefined where it is no JSON.
 */
export function readExactJson(bytes: Buffer): unknown {
  const text = bytes.toString()
  try {
    JSON.parse(text)
    return JSON.parse(text.replace(tokens, token => (token.startsWith('"') ? token : `"${mark}${token}"`))) ?? undefined
  } catch {
    return undefined
  }
}

const written = /^#(-?)(\d{1,12})(?:\.(\d{1,4})(0{0,2}))?$/

/** A number of at most four decimals that count, in 1/10,000; null where it is none. Zeros up to the sixth are nothing. */
export function readExactNumber(text: string): bigint | null {
  const match = written.exec(text)
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  const units = BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0'))
  if (!sign) return units
  // Less than nothing, and yet nothing: whoever writes that means something else.
  return units === 0n ? null : -units
}
