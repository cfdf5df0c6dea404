import { couponLimits } from '@saya/contract/coupon/couponLimits.ts'
import { cashbackTicket } from '@saya/contract/coupon/ticket.ts'
import { moneyLimits } from '@saya/contract/limits.ts'
import { unitsPerPeso } from '@saya/money'
import * as v from 'valibot'
import { declareKind } from './kind.ts'

const mostOfOne = BigInt(moneyLimits.cashbackCapPesos) * unitsPerPeso

const count = v.pipe(
  v.string(),
  v.regex(/^[1-9]$/),
  v.transform(Number),
  v.check(given => given <= couponLimits.atOnce),
)
const countField = { title: 'Tickets for each member', hint: `1 to ${couponLimits.atOnce}`, kind: 'count' } as const
/** A ticket is worth up to thousands of pesos: one person has a campaign's tickets once. */
const audience = { needs_approved_id: true, once_per_id: true, once_per_device: false } as const

/** A ticket costs what it brings at most, so that two people agree to the worst. */
function dealOf(pays: 'once' | 'list', given: number) {
  const most = mostOfOne * BigInt(given)
  return {
    pays,
    tickets: given,
    isCollected: false,
    cashType: 4009,
    multiple: 1,
    scope: { games: [], providers: [] },
    most,
    backPpm: 0n,
    amountOf: () => most,
    sentences: [
      [
        given === 1 ? 'You get 1 cashback ticket, once.' : `You get ${given} cashback tickets, once.`,
        `Makakakuha ka ng ${given} cashback ticket, isang beses.`,
      ],
      [
        `Each adds ${cashbackTicket.share_percent}% to one deposit, up to ₱2,500.`,
        `Bawat isa ay may dagdag na ${cashbackTicket.share_percent}% sa isang deposit, hanggang ₱2,500.`,
      ],
    ],
  } as const
}

/** Cashback tickets for everybody who claims them. */
export const tickets = declareKind({
  name: 'tickets',
  title: 'Cashback tickets',
  about:
    'Gives cashback tickets to each member who claims them, once for each approved ID. The budget counts ₱2,500 for each ticket.',
  isGift: true,
  audience,
  terms: { count },
  fields: { count: countField },
  deal: terms => dealOf('once', terms.count),
})

export const listTickets = declareKind({
  name: 'listTickets',
  title: 'Cashback tickets for a list',
  about:
    'Gives cashback tickets to each member on the list at once, without a claim. Each needs an approved ID. The budget counts ₱2,500 for each ticket.',
  isGift: true,
  isList: true,
  audience,
  terms: { count },
  fields: { count: countField },
  deal: terms => dealOf('list', terms.count),
})
