import type { RestrictedResult } from './checks.rules.ts'

interface ScreeningFacts {
  /** What the list says today. */
  readonly restricted: RestrictedResult
  readonly isGovernmentEmployee: boolean
  /** What somebody found last in the regulator's own list about this version, and who it was. */
  readonly assisted: { readonly result: string; readonly checked_by: string } | undefined
}

/** Whether somebody must look into the regulator's own list before this member can be approved. */
export function needsListCheck({ restricted, isGovernmentEmployee, assisted }: ScreeningFacts): boolean {
  if (assisted) return !isClear(assisted.result)
  return restricted !== 'none' || isGovernmentEmployee
}

/**
 * What keeps a member from being approved. Going past the list is two people's: whoever found that a listed member is
 * another person, or lifted, does not decide about them too.
 */
export function obstacleOf(known: ScreeningFacts & { readonly reviewer: string }) {
  if (needsListCheck(known)) return 'restricted_unchecked'
  const isOverride = known.restricted === 'listed' && known.assisted?.checked_by === known.reviewer
  return isOverride ? 'second_reviewer_needed' : null
}

function isClear(result: string): boolean {
  return result === 'none' || result === 'lifted'
}
