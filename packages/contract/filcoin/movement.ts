import * as v from 'valibot'
import { seconds } from '../money.ts'
import type { Text } from '../text.ts'

/** Filcoins on the wire: a whole number as text, with a minus where they were spent. */
export const wholeCoins = v.pipe(v.string(), v.regex(/^-?\d{1,18}$/))

/** One change of a member's Filcoins. */
export const movement = v.object({
  id: v.string(),
  name: v.string(),
  cash_type: v.number(),
  amount: wholeCoins,
  balance_after: wholeCoins,
  created_at: seconds,
})

/** Every way in which Filcoins move, by the number that a row bears. */
const movementNames: Readonly<Record<number, Text>> = {
  30: ['Adjustment', 'Adjustment'],
  31: ['Adjustment', 'Adjustment'],
  40: ['Redeemed in the mall', 'Ipinalit sa mall'],
  41: ['Mall refund', 'Refund mula sa mall'],
  42: ['Tasks and check-in', 'Tasks at check-in'],
  43: ['Given up with the account', 'Isinuko kasama ng account'],
}

/** What a change is called, whatever number a server that is newer than the page may send. */
export function movementName(cashType: number): Text {
  return movementNames[cashType] ?? ['Filcoins', 'Filcoins']
}
