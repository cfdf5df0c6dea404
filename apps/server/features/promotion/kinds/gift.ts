import { declareKind } from './kind.ts'
import { pesosFrom, pesosText } from './terms.ts'

/** The same amount for everybody who claims it, once. */
export const gift = declareKind({
  name: 'gift',
  title: 'Gift',
  about: 'Gives an amount to each member who claims it, once. It must be played once before it can be withdrawn.',
  isGift: true,
  terms: { amount: pesosFrom(1n, 500n) },
  fields: { amount: { title: 'Amount, ₱', hint: '1 to 500', kind: 'pesos' } },
  deal: ({ amount }) => ({
    pays: 'once',
    isCollected: false,
    cashType: 4008,
    multiple: 1,
    scope: { games: [], providers: [] },
    most: amount,
    backPpm: 0n,
    amountOf: () => amount,
    sentences: [[`You get ₱${pesosText(amount)}, once.`, `Makakakuha ka ng ₱${pesosText(amount)}, isang beses.`]],
  }),
})
