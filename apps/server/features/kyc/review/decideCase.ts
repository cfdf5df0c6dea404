import type { IssueField } from '@saya/contract/kyc/submission.ts'
import type { Database, MemberTx } from '../../../platform/db/database.ts'
import { notifyMember } from '../../message/index.ts'
import { changeStanding } from '../standing/changeStanding.ts'
import { type Claim, holdsCase } from './claimCase.ts'
import { approveId, freeId, freeOtherIds } from './claim.store.ts'
import type { StandingDeps } from '../deps.ts'
import { numberHashOf } from './judgeCase.ts'
import { passOnSoon } from '../reading/passOn.ts'
import { lookForRestricted } from './lookForRestricted.ts'
import { findAssistedCheck } from './restricted.store.ts'
import { obstacleOf } from './restricted.rules.ts'
import { isOwn, refused, type ReviewOutcome, type ReviewRefusal, reviewed } from './reviewer.ts'
import { statusOf } from '../standing/standing.rules.ts'
import { findStanding, lockStanding, setPerson } from '../standing/standing.store.ts'
import { decideVersion, findNewest, type KeptVersion } from './version.store.ts'
import { isGovernmentEmployee } from './checks.rules.ts'

export type Verdict =
  | { readonly decision: 'full' | 'basic'; readonly comment?: string }
  | {
      readonly decision: 'rejected'
      /** What the member reads, and which fields they may mend. */
      readonly message: string
      readonly fields: readonly IssueField[]
      readonly comment?: string
    }

const statuses = { full: 5, basic: 4, rejected: 3 } as const
const messageKinds = { full: 'kyc_approved', basic: 'kyc_approved_basic', rejected: 'kyc_rejected' } as const

/**
 * Decides one version of a case. Whoever decides holds it, and the member's own row says whether this version still
 * waits: of two who decide at once one comes through, and the same decision sent again is that decision.
 */
export async function decideCase(
  deps: StandingDeps,
  claim: Claim,
  verdict: Verdict,
): Promise<ReviewOutcome<{ readonly kycStatus: number }>> {
  const { db } = deps
  const { uid, reviewer, version } = claim
  if (isOwn(reviewer, uid)) return refused('own_case')
  const { newest, kept } = await db.member(uid, async tx => ({
    newest: await findNewest(tx, uid),
    kept: await findStanding(tx, uid),
  }))
  if (!newest) return refused('case_unknown')
  const repeated = await findRepeated(db, claim, { newest, verdict })
  if (repeated) return repeated
  const waits = newest.version === version && newest.status === 2 && kept?.standing.base === 2
  if (!waits) return refused('case_changed')
  const lost = await findLostClaim(deps, claim)
  if (lost) return refused(lost)
  const isApproving = verdict.decision !== 'rejected'
  const obstacle = isApproving ? await findObstacle(deps, claim, newest) : null
  if (obstacle) return refused(obstacle)
  const decided = await db.member(uid, tx => decide(tx, deps, { claim, verdict }))
  if (isApproving) await (decided.ok ? freeFormerIds : giveIdBack)(deps, uid, newest)
  if (decided.ok) await passOnSoon(deps, uid)
  return decided
}

/** Whoever decides holds the case; whoever decided it meanwhile has freed it too. */
async function findLostClaim({ db, clock }: StandingDeps, claim: Claim): Promise<ReviewRefusal | null> {
  if (await db.app(tx => holdsCase(tx, claim, clock.now()))) return null
  const now = await db.member(claim.uid, tx => findNewest(tx, claim.uid))
  return now?.version === claim.version && now.status === 2 ? 'case_not_claimed' : 'case_changed'
}

/** Only once the new one is theirs for certain: until then nobody else may be approved with what they had. */
async function freeFormerIds({ db, lookupKeys }: StandingDeps, uid: bigint, { form }: KeptVersion): Promise<void> {
  await db.app(tx => freeOtherIds(tx, { uid, numberHash: numberHashOf(lookupKeys, form) }))
}

/** An ID that was taken for an approval that did not come about, unless somebody else's approval needs it. */
async function giveIdBack({ db, lookupKeys }: StandingDeps, uid: bigint, { form }: KeptVersion): Promise<void> {
  const now = await db.member(uid, tx => findNewest(tx, uid))
  const isNeeded = now?.status === 4 || now?.status === 5
  if (!isNeeded) await db.app(tx => freeId(tx, { uid, numberHash: numberHashOf(lookupKeys, form) }))
}

/** A decision whose answer was lost is answered again. */
async function findRepeated(
  db: Database,
  { uid, version, reviewer }: Claim,
  { newest, verdict }: { readonly newest: KeptVersion; readonly verdict: Verdict },
): Promise<ReviewOutcome<{ readonly kycStatus: number }> | null> {
  const isSame =
    newest.version === version && newest.reviewer === reviewer.id && newest.status === statuses[verdict.decision]
  if (!isSame) return null
  const kept = await db.member(uid, tx => lockStanding(tx, uid))
  return kept ? reviewed({ kycStatus: statusOf(kept.standing) }) : null
}

/** What must be one member's alone is taken first, since it stands elsewhere; nobody who may be restricted slips by. */
async function findObstacle(
  { db, clock, lookupKeys }: StandingDeps,
  { uid, version, reviewer }: Claim,
  { form }: KeptVersion,
): Promise<ReviewRefusal | null> {
  const nowMs = clock.now()
  const forbidden = await db.app(async tx => {
    // The list may be another one than on the day of the submission.
    const restricted = await lookForRestricted(tx, { lookupKeys, uid, version, form, nowMs })
    const assisted = await findAssistedCheck(tx, { uid, version })
    return obstacleOf({ restricted, isGovernmentEmployee: isGovernmentEmployee(form), assisted, reviewer: reviewer.id })
  })
  if (forbidden) return forbidden
  const claim = { uid, numberHash: numberHashOf(lookupKeys, form), nowMs }
  const isTaken = await db
    .app(tx => approveId(tx, claim))
    .catch((fault: { readonly code?: unknown }) => {
      // Two approvals of one number at the same moment: the index lets one of them through.
      if (fault.code === '23505') return false
      throw fault
    })
  return isTaken ? null : 'id_taken'
}

interface Deciding {
  readonly claim: Claim
  readonly verdict: Verdict
}

async function decide(tx: MemberTx, { clock, jurisdiction }: StandingDeps, { claim, verdict }: Deciding) {
  const { uid, version, reviewer } = claim
  const nowMs = clock.now()
  // Held from here on, so that a submission and another decision wait.
  const kept = await lockStanding(tx, uid)
  const newest = await findNewest(tx, uid)
  // Whoever was made a test account meanwhile waits for nothing.
  if (newest?.version !== version || newest.status !== 2 || kept?.standing.base !== 2) return refused('case_changed')
  const isRejected = verdict.decision === 'rejected'
  await decideVersion(tx, {
    uid,
    version,
    status: statuses[verdict.decision],
    issueMessage: isRejected ? verdict.message : '',
    issueFields: isRejected ? verdict.fields : [],
    comment: verdict.comment ?? '',
    reviewer: reviewer.id,
    nowMs,
  })
  if (!isRejected) {
    const { first_name: firstName, middle_name: middleName, last_name: lastName, gender, birthday } = newest.form
    await setPerson(tx, { uid, firstName, middleName, lastName, gender, birthday })
  }
  await notifyMember(tx, { uid, kind: messageKinds[verdict.decision], about: `version ${version}`, nowMs })
  const event = { type: 'decide', decision: verdict.decision } as const
  const next = await changeStanding(tx, { uid, event, actor: reviewer.id, nowMs, jurisdiction })
  // The standing under review and a version that waits go together, so this is a mistake of ours and undoes all of it.
  if (!next) throw new Error('A version waits that no standing waits with.')
  return reviewed({ kycStatus: statusOf(next) })
}
