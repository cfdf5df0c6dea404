import { formatPesos, parsePesos, type Units, unitsPerCentavo, unitsPerPeso } from '@saya/money'
import * as v from 'valibot'

const ppmOfOne = 1_000_000n
const hundredth = /^\d{1,3}(\.\d{1,4})?$/

/** An amount in pesos within limits, as its units. */
export function pesosFrom(leastPesos: bigint, mostPesos: bigint) {
  return v.pipe(
    v.string(),
    v.transform(text => parsePesos(text.replaceAll(',', ''))),
    v.check(
      units => units !== null && units >= leastPesos * unitsPerPeso && units <= mostPesos * unitsPerPeso && units >= 0n,
    ),
    v.transform(units => units ?? 0n),
  )
}

/** A share in percent of up to four decimals, above nothing, in parts of a million. */
export function percentUpTo(most: number) {
  return v.pipe(
    v.string(),
    v.regex(hundredth),
    v.transform(text => parsePesos(text, 4) ?? 0n),
    v.check(ppm => ppm > 0n && ppm <= BigInt(most) * 10_000n),
  )
}

/** A whole number within limits. */
export function countFrom(least: number, most: number) {
  return v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(least), v.maxValue(most))
}

export const gameIds = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))),
  v.maxLength(500),
)
export const providerCodes = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/))), v.maxLength(100))

const placePrize = /^([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?:(\d{1,7}(?:\.\d{1,2})?)$/
const mostPlaces = 100

/** Prizes as `1:25000` or `11-20:700`, place after place from the first. No place gets more than the one before it. */
export const placePrizes = v.pipe(
  v.array(v.string()),
  v.transform(entries => readPrizes(entries)),
  v.check(areFalling),
)

/** Nothing where an entry cannot be read, or does not begin behind the one before it. */
function readPrizes(entries: readonly string[]): readonly Units[] {
  const prizes: Units[] = []
  for (const entry of entries) {
    const [, from = '', to = from, pesos = ''] = placePrize.exec(entry) ?? []
    const count = Number(to) - prizes.length
    if (Number(from) !== prizes.length + 1 || count < 1 || Number(to) > mostPlaces) return []
    prizes.push(...Array.from({ length: count }, () => parsePesos(pesos) ?? 0n))
  }
  return prizes
}

function areFalling(prizes: readonly Units[]): boolean {
  return prizes.length > 0 && prizes.every((prize, at) => prize > 0n && prize <= (prizes[at - 1] ?? prize))
}

/** A share of an amount, rounded down to centavos, up to a cap. Below a least amount there is nothing. */
export function shareOf(amount: Units, { ppm, least, most }: { ppm: bigint; least: Units; most: Units }): Units {
  if (amount < least || amount <= 0n) return 0n
  const share = (amount * ppm) / ppmOfOne
  const whole = share - (share % unitsPerCentavo)
  return whole < most ? whole : most
}

/** As people write it: `0.5`. */
export function percentText(ppm: bigint): string {
  const whole = ppm / 10_000n
  const decimals = String(ppm % 10_000n)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return decimals ? `${whole}.${decimals}` : String(whole)
}

export function pesosText(units: Units): string {
  return formatPesos(units)
    .replace(/\.00$/, '')
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
