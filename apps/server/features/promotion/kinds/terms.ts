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

export const gameIds = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))),
  v.maxLength(500),
)
export const providerCodes = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/))), v.maxLength(100))

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
