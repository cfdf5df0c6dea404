import { type Units, unitsPerCentavo } from '@saya/money'

/** The wire has numbers: exact, or nothing. */
export function centavoCount(units: Units): number {
  const centavos = units / unitsPerCentavo
  if (centavos * unitsPerCentavo !== units) throw new RangeError('The gateway takes whole centavos.')
  return exactNumber(centavos)
}

function exactNumber(count: bigint): number {
  if (count > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('A number on the wire must be exact.')
  return Number(count)
}
