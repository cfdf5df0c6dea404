import type { Case } from './useCase.ts'
import type { Desk } from './useDesk.ts'

/** Why a key or a button decides nothing just now, for whoever pressed it. */
export function whyNot(
  { mayDecide, isStale, areShown }: Pick<Desk, 'mayDecide' | 'isStale' | 'areShown'>,
  open: Pick<Case, 'is_waiting' | 'is_mine' | 'is_passed_on'>,
): string {
  if (!mayDecide) return 'Your role cannot decide cases.'
  if (!open.is_waiting) return 'This case was already decided.'
  if (isStale) return 'This case was decided or resubmitted in the meantime. Reload it first.'
  if (open.is_passed_on) return 'You escalated this case, so a colleague must decide it.'
  if (!open.is_mine) return 'A colleague has this case. Take it over first.'
  if (!areShown) return 'Not all photos are loaded yet. Wait until you can see them.'
  return 'Close the open dialog first.'
}
