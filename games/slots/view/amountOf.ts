import type { Units } from '@saya/money'
import type { Pay } from '../shape.ts'

/** What so many hundredths of a stake are. Stakes are whole pesos, so that it is whole centavos. */
export function amountOf(stake: Units, pay: Pay): Units {
  return (stake * BigInt(pay)) / 100n
}
