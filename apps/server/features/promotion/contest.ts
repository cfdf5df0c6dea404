import { manilaDay } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { groupBySchema } from '../../platform/db/groupBySchema.ts'
import { fewAtOnce } from '../../platform/readers/index.ts'
import { listTaken } from './claim/claim.store.ts'
import { endGranted } from './claim/endGranted.ts'
import { grant } from './claim/grant.ts'
import type { GrantDeps } from './deps.ts'
import type { Contest } from './kinds/index.ts'
import type { LiveOffer } from './offered.ts'
import { findOffer, listGoingOn, listHeld, listHoldingOn, listShown } from './held.ts'
import { readMembers } from './readMembers.ts'
import { type Judgement, judgeMember } from './rules/day.rules.ts'

/** A contest of each day, as it is offered. */
export interface LiveContest extends LiveOffer {
  readonly contest: Contest
}

function contestsOf(offers: readonly LiveOffer[]): readonly LiveContest[] {
  return offers.flatMap(one => (one.deal.contest ? [{ ...one, contest: one.deal.contest }] : []))
}

/** The contests that hold now, stopped ones among them, the first to be shown first. */
export async function listContests({ db, clock }: Pick<GrantDeps, 'db' | 'clock'>): Promise<readonly LiveContest[]> {
  const shown = contestsOf(await db.ref(tx => listShown(tx, clock.now())))
  return shown.toSorted((one, other) => other.offer.place - one.offer.place)
}

/** Those of today, stopped ones among them, the first to be shown first; and those that hold now or later, each with its days. */
export async function listContestsAround({ db, clock }: Pick<GrantDeps, 'db' | 'clock'>) {
  const nowMs = clock.now()
  const { today, held } = await db.ref(async tx => ({
    today: contestsOf(await listGoingOn(tx, manilaDay(nowMs))),
    held: contestsOf(await listHeld(tx, nowMs)),
  }))
  return { today: today.toSorted((one, other) => other.offer.place - one.offer.place), held }
}

/** Those that pay for a day, by the version of that day. */
export async function listContestsOf({ db }: Pick<GrantDeps, 'db'>, day: string): Promise<readonly LiveContest[]> {
  return contestsOf(await db.ref(tx => listHoldingOn(tx, day)))
}

/** A contest by one version of its terms. */
export async function findContest(
  { db }: Pick<GrantDeps, 'db'>,
  promotion: string,
  number: number,
): Promise<LiveContest | undefined> {
  const offered = await db.ref(tx => findOffer(tx, promotion, number))
  return offered && contestsOf([offered])[0]
}

/** Whoever asks leaves most connections to others. */
const schemasAtOnce = 6

export interface Contender {
  readonly uid: bigint
  readonly turnover: bigint
}

/** Whether each of these may have a prize, by the rule that every promotion asks. */
export async function judgeContenders(
  deps: GrantDeps,
  offer: LiveOffer,
  contenders: readonly Contender[],
): Promise<readonly Judgement[]> {
  const inTurn = fewAtOnce(schemasAtOnce)
  const parts = await Promise.all(
    groupBySchema(deps.db, contenders).map(some => inTurn(() => judgeSome(deps, offer, some))),
  )
  const judged = new Map(parts.flat().map(one => [one.uid, one]))
  return contenders.flatMap(({ uid }) => judged.get(uid) ?? [])
}

/** The same of members of one schema. */
async function judgeSome(
  deps: GrantDeps,
  { deal, offer }: LiveOffer,
  some: readonly [Contender, ...Contender[]],
): Promise<readonly Judgement[]> {
  const open = <T>(work: (tx: MemberTx) => Promise<T>) => deps.db.member(some[0].uid, work)
  const members = await readMembers(
    deps,
    open,
    some.map(({ uid }) => uid),
  )
  return some.flatMap(({ uid, turnover }) => {
    const known = members.get(uid)
    if (!known) return []
    const facts = { ...known.facts, hasDevice: true }
    return judgeMember({ deal, audience: offer.audience }, { uid, facts, played: { bet: 0n, win: 0n, turnover } })
  })
}

/** Promises what was taken for the places of a day. What was promised before stays; whoever is cut off is seen to by the sweep. */
export async function payPlaces(deps: GrantDeps, { version, deal }: LiveOffer, day: string): Promise<number> {
  const { promotion } = version
  const taken = await deps.db.app(tx => listTaken(tx, { promotion, day }))
  for (const claim of taken) {
    await endGranted(deps, claim, await deps.db.member(claim.uid, tx => grant(tx, deps, { claim, deal })))
  }
  return taken.length
}
