/** Somebody of the staff, as far as KYC must know them. */
export interface Reviewer {
  readonly id: string
  /** What is drawn into the photos they look at. */
  readonly name: string
  /** Their own account as a member, where they have one: nobody decides about themselves. */
  readonly memberUid: bigint | null
}

/** Why a reviewer's act did not come about. */
export type ReviewRefusal =
  /** There is no such case. */
  | 'case_unknown'
  /** A newer version has come, or somebody has decided this one. */
  | 'case_changed'
  /** Somebody else has it. */
  | 'case_claimed'
  /** Whoever decides must have claimed it. */
  | 'case_not_claimed'
  | 'own_case'
  /** The ID is another member's, for whom it was approved. */
  | 'id_taken'
  /** The standing does not allow it. */
  | 'standing_forbids'
  /** Who may be restricted is only approved after somebody has looked into the regulator's own list. */
  | 'restricted_unchecked'
  /** Who is on the list is approved by somebody else than whoever found that they may be. */
  | 'second_reviewer_needed'
  /** A case that was escalated is decided by somebody else than whoever escalated it. */
  | 'case_escalated'

export type ReviewOutcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly code: ReviewRefusal }

export function refused(code: ReviewRefusal): { readonly ok: false; readonly code: ReviewRefusal } {
  return { ok: false, code }
}

export function reviewed<T>(data: T): { readonly ok: true; readonly data: T } {
  return { ok: true, data }
}

export function isOwn(reviewer: Reviewer, uid: bigint): boolean {
  return reviewer.memberUid === uid
}
