import { formatUnits } from '@saya/money'
import { largestAmount, readAmount, readSignedAmount } from '@saya/rpp'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readHub88Amount, writeHub88Amount } from './hub88/commands.ts'
import { readCall } from './hub88/readCall.ts'
import { type ExactNumber, readExactJson, readExactNumber } from './valkyrie/exactJson.ts'

const bodyOf = (text: string) => Buffer.from(`{"amount":${text}}`)

interface Reader {
  /** How many of a written unit are one peso. */
  readonly perPeso: bigint
  read(text: string): bigint | null
  write(units: bigint): string
}

const readers: Readonly<Record<string, Reader>> = {
  rpp: { perPeso: 1n, read: readAmount, write: formatUnits },
  'rpp, where an amount may be negative': { perPeso: 1n, read: readSignedAmount, write: formatUnits },
  hub88: {
    perPeso: 100_000n,
    read(text) {
      const { amount } = (readCall(bodyOf(text)) ?? {}) as { readonly amount?: number | null }
      return typeof amount === 'number' && Number.isSafeInteger(amount) ? readHub88Amount(amount) : null
    },
    write: writeHub88Amount,
  },
  valkyrie: {
    perPeso: 1n,
    read(text) {
      const { amount } = (readExactJson(bodyOf(text)) ?? {}) as { readonly amount?: ExactNumber }
      return amount === undefined ? null : readExactNumber(amount)
    },
    write: formatUnits,
  },
}

/** What a decimal says, as a fraction of whole numbers: no float, and nothing lost. */
function valueOf(sign: string, whole: string, fraction: string) {
  const top = BigInt(whole + fraction)
  return { top: sign === '-' ? -top : top, bottom: 10n ** BigInt(fraction.length) }
}

const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{0,${most}}$`))
const decimal = fc.record({
  sign: fc.constantFrom('', '', '-'),
  whole: fc.oneof(fc.constantFrom('0', '1', '9007199254740993'), fc.bigInt({ min: 0n, max: 10n ** 17n }).map(String)),
  fraction: fc.oneof(digits(4), digits(7), fc.constantFrom('00000', '99999999999999999999', '5', '50', '00001')),
})

describe.each(Object.entries(readers))('in %s', (_name, { perPeso, read, write }) => {
  test('an amount is read as exactly what it says, or not at all', () => {
    fc.assert(
      fc.property(decimal, ({ sign, whole, fraction }) => {
        const units = read(`${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`)
        if (units === null) return
        const { top, bottom } = valueOf(sign, whole, fraction)
        expect(units * perPeso * bottom).toBe(top * 10_000n)
        expect(sign === '-' && units === 0n).toBe(false)
      }),
      { numRuns: 3000 },
    )
  })

  test('whatever is written is read again as it was', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: largestAmount }), units => {
        expect(read(write(units))).toBe(units)
      }),
    )
  })

  test('a nothing below nothing is no amount', () => {
    for (const text of ['-0', '-0.0000']) expect(read(text)).toBeNull()
  })
})

test.each(['0.99999999999999999', '100000.0', '1e5', '-0', '100001', '-100000'])(
  'a Hub88 amount of %s is refused',
  text => {
    expect(readers.hub88?.read(text)).toBeNull()
  },
)

test.each([-1n, -9_999n, -10_000n, -10_001n])('a correction of %s units is read as it is written', units => {
  expect(readSignedAmount(formatUnits(units))).toBe(units)
})
