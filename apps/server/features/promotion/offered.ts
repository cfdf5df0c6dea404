import type { AppTx } from '../../platform/db/database.ts'
import { type Claim, findClaim } from './claim/claim.store.ts'
import { findUsedMarks } from './facts.store.ts'
import { findKind, isGivenOnce } from './kinds/index.ts'
import type { Version } from './promotion.store.ts'
import type { KnownMember } from './readMembers.ts'
import { type Judgement, judgeMember } from './rules/day.rules.ts'
import { isForOthers, isOtherBrand } from './rules/eligibility.rules.ts'
import { mustRead, type ReadOffer } from './rules/offer.rules.ts'
import { phaseOf } from './rules/phase.rules.ts'

export interface LiveOffer extends ReadOffer {
  readonly version: Version
}

/** A version with what its terms come to. */
export function offeredOf(version: Version): LiveOffer {
  const kind = findKind(version.kind)
  if (!kind) throw new Error(`There is no promotion of the kind ${version.kind}.`)
  return { ...mustRead(kind, version.offer), version }
}

/** An offer with what was found of somebody who looks at it. */
export interface JudgedOffer {
  readonly offered: LiveOffer
  readonly verdict: Verdict
}

/** What others are invited to is not shown. */
export const hiddenCodes: ReadonlySet<string> = new Set(['promotion_user', 'promotion_brand'])

/** Whether an offer is none of whoever looks, also before it begins and once it is over. */
export function isHidden({ offered, verdict: { facts } }: JudgedOffer): boolean {
  const { audience } = offered.offer
  return isForOthers(facts, audience) || isOtherBrand(facts, audience)
}

/** What a claim is known by among all of its kind and member. */
export function claimNameOf({ version, deal }: LiveOffer): string {
  return deal.claimName ?? version.promotion
}

export interface Viewer {
  readonly uid: bigint
  readonly member: KnownMember
  /** Of the device that they are at, where it is known. */
  readonly deviceHash: Buffer | null
  /** Nothing where nobody is there to be on a site. */
  readonly brand: string | null
  readonly nowMs: number
}

export interface Verdict extends Judgement {
  /** Theirs, of what is given once. */
  readonly claim: Claim | undefined
  readonly deviceHash: Buffer | null
  readonly idHash: Buffer | null
}

const unused = { isDeviceUsed: false, isIdUsed: false }
const nothing = { bet: 0n, win: 0n, turnover: 0n }

/**
 * Whether a member may have something now, by the facts of this moment. What is worked out of days is judged as if there were
 * something to give: the day is to come.
 */
export async function judgeViewer(
  tx: AppTx,
  offered: LiveOffer,
  { uid, member, deviceHash: device, brand, nowMs }: Viewer,
): Promise<Verdict> {
  const { version, offer, deal } = offered
  const { audience } = offer
  const isOnce = isGivenOnce(deal)
  const deviceHash = audience.once_per_device ? device : null
  const idHash = audience.once_per_id ? member.idHash : null
  const key = { kind: deal.cashType, name: claimNameOf(offered) }
  const claim = isOnce ? await findClaim(tx, { ...key, uid }) : undefined
  const isAsked = isOnce && !claim && (deviceHash !== null || idHash !== null)
  const used = isAsked ? await findUsedMarks(tx, { ...key, uid, deviceHash, idHash }) : unused
  const facts = {
    ...member.facts,
    ...used,
    phase: phaseOf(offer, { isStopped: version.stoppedAtMs !== null, nowMs }),
    brand,
    hasDevice: device !== null,
    hasClaimed: claim?.status === 'done',
    isRefused: claim?.status === 'refused',
  }
  const judgedDeal = isOnce ? deal : { ...deal, amountOf: () => deal.most }
  const judged = judgeMember({ deal: judgedDeal, audience }, { uid, facts, played: nothing })
  return { ...judged, claim, deviceHash, idHash }
}
