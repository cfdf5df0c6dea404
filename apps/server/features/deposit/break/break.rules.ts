import { declareTransitions } from '../../../platform/transition/transition.rules.ts'

/** Where money that fits no deposit stands. */
export const breakStates = ['open', 'proposed', 'crediting', 'credited', 'returned', 'kept', 'settled'] as const
export type BreakState = (typeof breakStates)[number]

/** What people do with it, and what follows once its posting is made, or a deposit was credited with it after all. */
export type BreakAct = 'propose' | 'agree' | 'decline' | 'return' | 'keep' | 'reopen' | 'post' | 'settle'

/**
 * What is not here cannot happen. Nothing but a posting makes it credited, and nothing is undone but that it is kept:
 * that moved nothing.
 */
export const { next: nextBreakState } = declareTransitions<BreakState, BreakAct>({
  initial: ['open'],
  table: {
    open: { propose: 'proposed', return: 'returned', keep: 'kept', settle: 'settled' },
    proposed: { agree: 'crediting', decline: 'open', settle: 'settled' },
    crediting: { post: 'credited' },
    credited: {},
    returned: {},
    kept: { reopen: 'open' },
    settled: {},
  },
})

/** Whether people have seen to its money, or have agreed whose it is: no deposit is credited with it any more. */
export function isDecided(state: string): boolean {
  return state !== 'open' && state !== 'proposed'
}

/** How its one posting is named in the ledger, where deposits are named by their ids. */
export function postingNameOf({
  gateway,
  paymentId,
}: {
  readonly gateway: string
  readonly paymentId: string
}): string {
  return `${gateway} ${paymentId}`
}

interface DecidedBreak {
  readonly state: string
  readonly proposed_uid: bigint | null
}

/** What became of it, as its payer is told. What two people found to be somebody else's was not added to theirs. */
export function endOfBreak({ state, proposed_uid: whose }: DecidedBreak, uid: bigint) {
  if (state === 'credited') return whose === uid ? 'credited' : 'kept'
  return state === 'returned' || state === 'kept' ? state : 'held'
}
