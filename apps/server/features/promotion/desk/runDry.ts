import { promotionLimits } from '@saya/contract/promotion/promotion.ts'
import { dayMs, manilaDay } from '@saya/money'
import { groupBySchema } from '../../../platform/db/groupBySchema.ts'
import type { GrantDeps } from '../deps.ts'
import { listGuardedGames } from '../guard.store.ts'
import { listPlayedDays, listPlayers, type PlayedRow } from '../played.store.ts'
import { playFilterOf } from '../playFilterOf.ts'
import { type MemberDoor, readMembers } from '../readMembers.ts'
import {
  costOf,
  countGiven,
  drySummer,
  type DryRun,
  type GainPlace,
  type Judgement,
  judgeMember,
  mostGiven,
} from '../rules/day.rules.ts'
import type { ReadOffer } from '../rules/offer.rules.ts'

const page = 500
/** So many of those who would get the most are named at once. */
export const mostNamed = 50
const nothing = { bet: 0n, win: 0n, turnover: 0n }

/** The days that a dry run looks at, the oldest first: yesterday is the last. */
function dryDays(nowMs: number): readonly string[] {
  const count = promotionLimits.dryRunDays
  return Array.from({ length: count }, (_, at) => manilaDay(nowMs - (count - at) * dayMs))
}

/**
 * What an offer would have cost on each of the last days, by the rule that the day's work and the claim go by. What is given once
 * counts on the first of these days on which its member played. Those who would get the most are named, from the first of them on
 * or behind one who was named before.
 */
export async function runDry(deps: GrantDeps, read: ReadOffer, behind?: GainPlace): Promise<DryRun> {
  if (read.deal.pays === 'list') return runDryList(deps, read, behind)
  const days = dryDays(deps.clock.now())
  const summer = drySummer({ days, deal: read.deal, most: mostNamed, behind })
  for (let schema = 0; schema < deps.db.memberSchemas; schema++) {
    const open: MemberDoor = work => deps.db.memberSchema(schema, work, { isLong: true })
    await judgeSchema(deps, open, { read, days, add: summer.add })
  }
  return summer.sums()
}

/** A list is judged as it would be given just now, all of it today. */
async function runDryList(deps: GrantDeps, { deal, offer }: ReadOffer, behind?: GainPlace): Promise<DryRun> {
  const judged: Judgement[] = []
  const uids = [...new Set(offer.audience.users)].map(uid => ({ uid: BigInt(uid) }))
  for (const some of groupBySchema(deps.db, uids)) {
    const own = some.map(({ uid }) => uid)
    const members = await readMembers(deps, work => deps.db.member(some[0].uid, work), own)
    for (const [uid, { facts }] of members) {
      judged.push(judgeMember({ deal, audience: offer.audience }, { uid, facts, played: nothing }))
    }
  }
  const day = manilaDay(deps.clock.now())
  return {
    days: [{ day, ...costOf(judged, deal) }],
    members: mostGiven(judged, deal, { most: mostNamed, behind }),
    total: countGiven(judged, deal),
  }
}

type DayJudgement = Judgement & { readonly day: string }

interface SchemaRun {
  readonly read: ReadOffer
  readonly days: readonly string[]
  readonly add: (page: readonly DayJudgement[]) => void
}

/** Everybody of one schema who played in these days, a page at a time. */
async function judgeSchema(deps: GrantDeps, open: MemberDoor, { read, days, add }: SchemaRun): Promise<void> {
  const { deal, offer } = read
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const terms = { deal, audience: offer.audience }
  const filter = playFilterOf(terms, await deps.db.ref(tx => listGuardedGames(tx)))
  let afterUid = 0n
  for (;;) {
    const uids = await open(tx => listPlayers(tx, span, { afterUid, size: page }))
    const members = await readMembers(deps, open, uids)
    const given = new Set<bigint>()
    const judged: DayJudgement[] = []
    for (const { uid, day, ...played } of await open(tx => listPlayedDays(tx, { ...span, filter }, uids))) {
      const member = members.get(uid)
      if (!member || given.has(uid)) continue
      if (deal.pays === 'once') given.add(uid)
      const facts = { ...member.facts, hasDevice: true }
      judged.push({ day, ...judgeMember(terms, { uid, facts, played: countedOf(deal, played) }) })
    }
    add(judged)
    const last = uids.at(-1)
    if (last === undefined || uids.length < page) return
    afterUid = last
  }
}

function countedOf({ pays }: ReadOffer['deal'], played: Omit<PlayedRow, 'uid'>) {
  return pays === 'once' ? nothing : played
}
