import type { Case } from './useCase.ts'
import type { Desk } from './useDesk.ts'

/** Why a key or a button decides nothing just now, for whoever pressed it. */
export function whyNot(
  { mayDecide, isStale, areShown }: Pick<Desk, 'mayDecide' | 'isStale' | 'areShown'>,
  open: Pick<Case, 'is_waiting' | 'is_mine' | 'is_passed_on'>,
): string {
  if (!mayDecide) return 'Your role looks at cases and decides none.'
  if (!open.is_waiting) return 'This case is decided already.'
  if (isStale) return 'This case was decided or sent anew meanwhile: look again first.'
  if (open.is_passed_on) return 'You escalated this case: a colleague decides it.'
  if (!open.is_mine) return 'This case is not yours just now: take it over first.'
  if (!areShown) return 'Not all photos are here yet: nobody is approved unseen.'
  return 'Something lies over the case: go back to it first.'
}
