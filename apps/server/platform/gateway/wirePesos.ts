import { formatPesos, parsePesos, type Units, unitsPerCentavo } from '@saya/money'
import * as v from 'valibot'

/** An amount for a gateway that counts in pesos, as a number on the wire: exact to the centavo, or nothing. */
export function pesoNumber(units: Units): number {
  if (units % unitsPerCentavo !== 0n) throw new RangeError('The gateway takes whole centavos.')
  if (units / unitsPerCentavo > mostCentavos) throw new RangeError('A number on the wire must be exact.')
  return JSON.parse(formatPesos(units)) as number
}

/** Up to here a number of pesos with two places is told apart from its neighbours. */
const mostCentavos = 10n ** 14n

/** What such a gateway says, as a number or a text. A number is written out again as it came. */
export const wirePesos = v.pipe(
  v.union([v.string(), v.number()]),
  v.rawTransform(({ dataset, addIssue, NEVER }): Units => {
    const units = parsePesos(String(dataset.value))
    if (units !== null && units >= 0n && units % unitsPerCentavo === 0n) return units
    addIssue({ message: 'an amount in pesos' })
    return NEVER
  }),
)
