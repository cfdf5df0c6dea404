import type { Clock } from '../../../platform/clock.ts'
import type { AppTx, Database } from '../../../platform/db/database.ts'
import { escalateCase as escalate, findCase, leaseCase, releaseLease } from './case.store.ts'
import { type CaseLine, viewLine } from './listCases.ts'
import { isOwn, refused, type ReviewOutcome, type Reviewer, reviewed } from './reviewer.ts'

/** For as long as this a case is one reviewer's without another word of theirs. */
export const leaseMs = 10 * 60_000

interface ClaimDeps {
  readonly db: Database
  readonly clock: Clock
}

export interface Claim {
  readonly uid: bigint
  /** The version that the reviewer has before them. */
  readonly version: number
  readonly reviewer: Reviewer
}

/** Takes a waiting case for one reviewer, or renews what they have of it. */
export function claimCase(deps: ClaimDeps, claim: Claim): Promise<ReviewOutcome<CaseLine>> {
  return take(deps, claim, { isTakeOver: false, keep: nothing })
}

/** What is kept in the transaction that does something, such as that it was done. */
type Alongside = (tx: AppTx) => Promise<void>
const nothing: Alongside = () => Promise.resolve()

/** Takes a case from whoever has it, knowingly. */
export function takeOverCase(deps: ClaimDeps, claim: Claim, keep = nothing): Promise<ReviewOutcome<CaseLine>> {
  return take(deps, claim, { isTakeOver: true, keep })
}

interface Taking {
  readonly isTakeOver: boolean
  readonly keep: Alongside
}

async function take(
  { db, clock }: ClaimDeps,
  claim: Claim,
  { isTakeOver, keep }: Taking,
): Promise<ReviewOutcome<CaseLine>> {
  const { uid, version, reviewer } = claim
  if (isOwn(reviewer, uid)) return refused('own_case')
  const nowMs = clock.now()
  const lease = { uid, version, reviewer: reviewer.id, untilMs: nowMs + leaseMs, nowMs, isTakeOver }
  return db.app(async tx => {
    const isTaken = await leaseCase(tx, lease)
    const kept = await findCase(tx, uid)
    if (!kept) return refused('case_unknown')
    if (isTaken) {
      await keep(tx)
      return reviewed(viewLine(kept, nowMs))
    }
    const isPassedOn = kept.state === 'waiting' && kept.version === version && kept.escalated_by === reviewer.id
    if (isPassedOn) return refused('case_escalated')
    return refused(kept.state !== 'waiting' || kept.version !== version ? 'case_changed' : 'case_claimed')
  })
}

/** Gives a case back to the queue. What a reviewer does not have stays as it is. */
export async function releaseCase({ db }: ClaimDeps, { uid, reviewer }: Omit<Claim, 'version'>): Promise<void> {
  await db.app(tx => releaseLease(tx, uid, reviewer.id))
}

/** Puts a case before somebody else, with a reason. */
export async function escalateCase(
  { db, clock }: ClaimDeps,
  { uid, version, reviewer, reason }: Claim & { readonly reason: string },
  keep = nothing,
): Promise<ReviewOutcome<null>> {
  if (isOwn(reviewer, uid)) return refused('own_case')
  const wish = { uid, version, reviewer: reviewer.id, reason, nowMs: clock.now() }
  const isDone = await db.app(async tx => {
    if (!(await escalate(tx, wish))) return false
    await keep(tx)
    return true
  })
  return isDone ? reviewed(null) : refused('case_not_claimed')
}

/** Whether a reviewer has a case just now. */
export async function holdsCase(tx: AppTx, { uid, version, reviewer }: Claim, nowMs: number): Promise<boolean> {
  const kept = await findCase(tx, uid)
  return (
    kept?.version === version &&
    kept.claimed_by === reviewer.id &&
    kept.lease_until !== null &&
    kept.lease_until > nowMs
  )
}
