import type { DepositMismatchKind, PayoutMismatchKind } from '@saya/contract/reconciliation/mismatchKinds.ts'

interface MismatchWords {
  /** What differs. */
  readonly what: string
  /** What to do about it. */
  readonly todo: string
}

const deposits: Readonly<Record<DepositMismatchKind, MismatchWords>> = {
  missing: {
    what: 'Received by the gateway, not credited here',
    todo: 'Compare the day again. If it remains, find the member by the payment and credit it as a break.',
  },
  amount: {
    what: 'Amount differs at the gateway',
    todo: 'Ask the gateway for its receipt. Correct the difference with an adjustment.',
  },
  currency: {
    what: 'Paid in a currency other than PHP',
    todo: 'Open its break. Refund it at the gateway or keep it, then compare the day again. It is not in the totals.',
  },
  twice: {
    what: 'Credited twice: to its deposit and as a break',
    todo: 'The gateway received it once. Reverse one of the credits with an adjustment, and call the engineers.',
  },
  unreported: {
    what: 'Credited here, not found at the gateway',
    todo: 'Ask the gateway with the payment ID. If it never received it, reverse the credit with an adjustment.',
  },
  unposted: {
    what: 'Completed here, not in the ledger',
    todo: 'This is our error. Call the engineers before you change anything.',
  },
  unordered: {
    what: 'In the ledger, without a deposit',
    todo: 'This is our error. Call the engineers before you change anything.',
  },
}

const payouts: Readonly<Record<PayoutMismatchKind, MismatchWords>> = {
  unknown: {
    what: 'Paid here, not found at the gateway',
    todo: 'Ask the gateway with the withdrawal ID. If it never paid, we still owe the member. Resolve it with compliance.',
  },
  unpaid: {
    what: 'Paid here, still pending at the gateway',
    todo: 'Compare the day again tomorrow. If the gateway has not paid by then, ask when the money will arrive.',
  },
  unsettled: {
    what: 'Paid by the gateway, not paid here yet',
    todo: 'Open the withdrawal and ask the gateway from there. Do not return the money: it has already been paid.',
  },
  refused: {
    what: 'Paid by the gateway, and also returned to the member here',
    todo: 'The member has the money twice. Ask the gateway to recall it, or debit the balance with an adjustment.',
  },
  uncredited: {
    what: 'Failed or returned at the gateway, not returned to the member here',
    todo: 'Open the withdrawal and ask the gateway from there. Its answer returns the money.',
  },
  recredited: {
    what: 'Returned to the member here, not returned at the gateway',
    todo: 'The member may have the money twice. Ask the gateway whether it was returned. If not, correct the balance.',
  },
  amount: {
    what: 'Amount differs from the request',
    todo: 'Ask the gateway for its receipt. The withdrawal stays as it is until the gateway corrects it.',
  },
  currency: {
    what: 'Currency at the gateway is not PHP',
    todo: 'Ask the gateway for its receipt. If it was paid in that currency, have it recalled.',
  },
  account: {
    what: 'Paid to the wrong account',
    todo: 'Ask the gateway to recall it immediately. The member’s account was not paid.',
  },
  twice: {
    what: 'Paid twice for one withdrawal',
    todo: 'Ask the gateway to recall the second payout, and who requested it.',
  },
  stray: {
    what: 'Paid by the gateway, without a withdrawal',
    todo: 'Find out who requested it. If the company did, write that as the explanation. If nobody knows it, lock the gateway key.',
  },
  unposted: {
    what: 'Paid or returned here, not in the ledger',
    todo: 'This is our error. Call the engineers before you change anything.',
  },
  unordered: {
    what: 'In the ledger, without a withdrawal',
    todo: 'This is our error. Call the engineers before you change anything.',
  },
}

const words: Readonly<Record<'in' | 'out', Readonly<Record<string, MismatchWords>>>> = { in: deposits, out: payouts }

export function mismatchWords(direction: 'in' | 'out', kind: string): MismatchWords {
  return words[direction][kind] ?? { what: kind, todo: '' }
}
