import type { Text } from '@saya/contract/text.ts'
import type { Units } from '@saya/money'
import { declareKind } from './kind.ts'
import { pesosFrom, pesosText } from './terms.ts'

const amount = pesosFrom(1n, 500n)
const amountField = { title: 'Amount, ₱', hint: '1 to 500', kind: 'pesos' } as const

/** The same amount for everybody, whom it is given to once. */
function dealOf(pays: 'once' | 'list', given: Units, sentence: Text) {
  return {
    pays,
    isCollected: false,
    cashType: 4010,
    multiple: 1,
    scope: { games: [], providers: [] },
    most: given,
    backPpm: 0n,
    amountOf: () => given,
    sentences: [sentence],
  } as const
}

export const gift = declareKind({
  name: 'gift',
  title: 'Gift',
  about: 'Gives an amount to each member who claims it, once. It must be played once before it can be withdrawn.',
  isGift: true,
  terms: { amount },
  fields: { amount: amountField },
  deal: ({ amount: given }) =>
    dealOf('once', given, [
      `You get ₱${pesosText(given)}, once.`,
      `Makakakuha ka ng ₱${pesosText(given)}, isang beses.`,
    ]),
})

export const listGift = declareKind({
  name: 'listGift',
  title: 'Bonus for a list',
  about:
    'Gives an amount to each member on the list at once, without a claim. Each needs an approved ID. It must be played once before it can be withdrawn.',
  isGift: true,
  isList: true,
  audience: { needs_approved_id: true, once_per_id: true, once_per_device: false },
  cannotAsk: { brands: 'Sites', once_per_device: 'Once per device' },
  terms: { amount },
  fields: { amount: amountField },
  deal: ({ amount: given }) =>
    dealOf('list', given, [
      `₱${pesosText(given)} for you, added to your balance by itself, once.`,
      `₱${pesosText(given)} para sa iyo, kusang idadagdag sa balanse mo, isang beses.`,
    ]),
})
