import type { DepositMismatchKind, PayoutMismatchKind } from '@saya/contract/reconciliation/mismatchKinds.ts'

interface MismatchWords {
  /** What differs. */
  readonly what: string
  /** What to do about it. */
  readonly todo: string
}

const deposits: Readonly<Record<DepositMismatchKind, MismatchWords>> = {
  missing: {
    what: 'Taken by the gateway, and nobody’s here',
    todo: 'Compare the day anew. If it stays, find the member by the payment and credit it as a break.',
  },
  amount: {
    what: 'Another amount at the gateway than here',
    todo: 'Ask the gateway for its receipt. What was credited too much or too little is put right by an adjustment.',
  },
  currency: {
    what: 'Paid in another currency than pesos',
    todo: 'See to its break: give it back at the gateway, or keep it. Then compare the day anew; it is in none of the sums.',
  },
  twice: {
    what: 'One payment, two orders: its deposit was credited with it, and people credited its break as well',
    todo: 'The money is there once. Take one of the two credits back by an adjustment, and call the engineers.',
  },
  unreported: {
    what: 'Credited here, and the gateway does not have it',
    todo: 'Ask the gateway by the payment’s name. If it never took it, the credit is taken back by an adjustment.',
  },
  unposted: {
    what: 'Completed here, and the ledger does not have it',
    todo: 'This is a fault of ours: call the engineers before anything is done by hand.',
  },
  unordered: {
    what: 'Posted in the ledger, and no order has it',
    todo: 'This is a fault of ours: call the engineers before anything is done by hand.',
  },
}

const payouts: Readonly<Record<PayoutMismatchKind, MismatchWords>> = {
  unknown: {
    what: 'Paid by us, and unknown to the gateway',
    todo: 'Ask the gateway by the withdrawal’s id. If it never paid, the member is still owed: see to it with compliance.',
  },
  unpaid: {
    what: 'Paid by us, and still under way at the gateway',
    todo: 'Compare the day anew tomorrow. If the gateway has not paid by then, ask it when the money will arrive.',
  },
  unsettled: {
    what: 'Paid by the gateway, and not paid here yet',
    todo: 'Open the withdrawal and ask the gateway from there. Do not give it back: its money has gone.',
  },
  refused: {
    what: 'Paid by the gateway, and given back to the member here',
    todo: 'The member has the money twice. Ask the gateway to call it back, or take it from the balance by an adjustment.',
  },
  uncredited: {
    what: 'Failed or came back at the gateway, and not given back to the member here',
    todo: 'Open the withdrawal and ask the gateway from there: its word gives the money back.',
  },
  recredited: {
    what: 'Given back to the member here, and did not come back at the gateway',
    todo: 'The member may have the money twice. Ask the gateway whether it came back, and put the balance right if it did not.',
  },
  amount: {
    what: 'Another amount at the gateway than was asked for',
    todo: 'Ask the gateway for its receipt. Until it agrees, the withdrawal stays as it is.',
  },
  currency: {
    what: 'Another currency at the gateway than pesos',
    todo: 'Ask the gateway for its receipt, and have it called back if it went out so.',
  },
  account: {
    what: 'Paid to another account than was asked for',
    todo: 'Ask the gateway at once to call it back. The member’s own account was not paid.',
  },
  twice: {
    what: 'Paid twice for one withdrawal',
    todo: 'Ask the gateway to call the second one back, and who asked for it.',
  },
  stray: {
    what: 'Paid by the gateway, and no withdrawal of ours',
    todo: 'Find out who asked for it. If it is the company’s own, write that down as the explanation; if nobody knows it, lock the gateway’s key.',
  },
  unposted: {
    what: 'Paid or given back here, and the ledger does not have it',
    todo: 'This is a fault of ours: call the engineers before anything is done by hand.',
  },
  unordered: {
    what: 'Posted in the ledger, and no withdrawal has it',
    todo: 'This is a fault of ours: call the engineers before anything is done by hand.',
  },
}

const words: Readonly<Record<'in' | 'out', Readonly<Record<string, MismatchWords>>>> = { in: deposits, out: payouts }

export function mismatchWords(direction: 'in' | 'out', kind: string): MismatchWords {
  return words[direction][kind] ?? { what: kind, todo: '' }
}
