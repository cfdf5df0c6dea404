import type { AppTx } from '../../../platform/db/database.ts'
import { groupBySchema } from '../../../platform/db/groupBySchema.ts'
import { doEach } from '../../../platform/doEach.ts'
import { newId } from '../../../platform/newId.ts'
import type { GrantDeps } from '../deps.ts'
import { readGiftCap } from '../giftCap.store.ts'
import { findShown, listShown } from '../held.ts'
import { judgeViewer, type LiveOffer } from '../offered.ts'
import type { Version } from '../promotion.store.ts'
import { type KnownMember, readMembers } from '../readMembers.ts'
import { phaseOf } from '../rules/phase.rules.ts'
import { lockSlices } from './budget.store.ts'
import type { NewClaim } from './claim.store.ts'
import { addDecisions, listDecided } from './decision.store.ts'
import { endClaim } from './endClaim.ts'
import { refusalRecord } from './factRecord.ts'
import { grant } from './grant.ts'
import { NotTaken, takeClaim } from './takeClaim.ts'
import { takingOf } from './takingOf.ts'

const page = 100

/**
 * Gives everybody on a list what two people agreed to. Each member is decided on once for a version, given or refused with the reason;
 * whoever is cut off goes on with those who are not decided on, and the sweep finishes a claim that was taken. One whose turn fails keeps
 * nobody else waiting.
 */
export async function giveLists(deps: GrantDeps): Promise<void> {
  const shown = await deps.db.ref(tx => listShown(tx, deps.clock.now()))
  const lists = shown.filter(offered => offered.deal.pays === 'list' && isOn(offered, deps.clock.now()))
  await doEach(lists, offered => giveList(deps, offered))
}

function isOn({ version, offer }: LiveOffer, nowMs: number): boolean {
  return phaseOf(offer, { isStopped: version.stoppedAtMs !== null, nowMs }) === 'on'
}

/** A stop holds from the next page on. */
async function giveList(deps: GrantDeps, offered: LiveOffer): Promise<void> {
  const uids = [...new Set(offered.offer.audience.users)].map(BigInt)
  const firsts = Array.from({ length: Math.ceil(uids.length / page) }, (_, at) => at * page)
  await doEach(firsts, async first => {
    if (first > 0 && !(await holds(deps, offered.version))) return
    await givePage(deps, offered, uids.slice(first, first + page))
  })
}

async function holds({ db, clock }: GrantDeps, { promotion, number }: Version): Promise<boolean> {
  const version = (await db.ref(tx => findShown(tx, promotion, clock.now())))?.version
  return version?.number === number && version.stoppedAtMs === null
}

async function givePage(deps: GrantDeps, offered: LiveOffer, uids: readonly bigint[]): Promise<void> {
  const { promotion, number } = offered.version
  const decided = await deps.db.app(tx => listDecided(tx, { promotion, version: number }, uids))
  const open = uids.filter(uid => !decided.has(uid)).map(uid => ({ uid }))
  const giftCap = await deps.db.ref(readGiftCap)
  await doEach(groupBySchema(deps.db, open), async some => {
    const own = some.map(({ uid }) => uid)
    const members = await readMembers(deps, work => deps.db.member(some[0].uid, work), own)
    await doEach(own, uid => giveOne(deps, offered, { uid, member: members.get(uid), giftCap }))
  })
}

interface ListEntry {
  readonly uid: bigint
  /** Nothing where nobody has this number. */
  readonly member: KnownMember | undefined
  readonly giftCap: bigint
}

async function giveOne(deps: GrantDeps, offered: LiveOffer, entry: ListEntry): Promise<void> {
  const claim = await takeOrRefuse(deps, offered, entry)
  if (!claim) return
  await endClaim(deps, claim, await deps.db.member(claim.uid, tx => grant(tx, deps, { claim, deal: offered.deal })))
}

/** What was undone as it was taken is refused in a transaction of its own. */
async function takeOrRefuse({ db, ...deps }: GrantDeps, offered: LiveOffer, entry: ListEntry) {
  try {
    return await db.app(tx => decide(tx, deps, { offered, entry }))
  } catch (fault) {
    if (!(fault instanceof NotTaken)) throw fault
    return db.app(tx => decide(tx, deps, { offered, entry, refusal: fault }))
  }
}

interface Deciding {
  readonly offered: LiveOffer
  readonly entry: ListEntry
  /** Why nothing could be taken, where that is known. */
  readonly refusal?: NotTaken
}

/** One worker at a time holds the budget: of two, the second finds what the first decided. */
async function decide(
  tx: AppTx,
  deps: Omit<GrantDeps, 'db'>,
  { offered, entry: { uid, member, giftCap }, refusal }: Deciding,
): Promise<NewClaim | undefined> {
  const { promotion, number } = offered.version
  const key = { promotion, version: number }
  const nowMs = deps.clock.now()
  await lockSlices(tx, key)
  if ((await listDecided(tx, key, [uid])).has(uid)) return undefined
  const verdict = member && (await judgeViewer(tx, offered, { uid, member, deviceHash: null, brand: null, nowMs }))
  const code = refusal?.code ?? (verdict ? verdict.code : 'promotion_account')
  if (verdict && !code) return takeClaim(tx, { ...takingOf(deps, offered, verdict), giftCap })
  if (!code) return undefined
  const facts = verdict ? { ...refusalRecord(verdict.facts, code), ...refusal?.facts } : {}
  const decision = { id: newId(deps.random), uid, ...key, name: promotion, act: 'claim', code } as const
  await addDecisions(tx, [{ ...decision, amount: verdict?.amount ?? 0n, facts, atMs: nowMs }])
  return undefined
}
