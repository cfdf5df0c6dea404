import { tellChange } from '../../platform/events/index.ts'
import {
  closePlay,
  dropAllEnded,
  findClosedUntil,
  inheritedFrom,
  listExclusions,
  listStanding,
  sendNewsSoon,
  wasLiftedSince,
} from '../exclusion/index.ts'
import { liftGate, listKeptGates, setGate } from '../gate/index.ts'
import type { LookAlikeDeps } from './deps.ts'
import { endLookAlikes, findListing, listDue, listOfMember, type LookAlike, setFollowed } from './lookAlike.store.ts'

/** Whoever keeps what was found has so long to have the member's own rows follow, before others do. */
export const leaseMs = 60_000

/**
 * Brings a member's own rows to what stands of their account: held, taken over, or open. What changed meanwhile is brought there
 * by whoever changed it, or by another turn here: so of two at once the later one always sees the last word.
 */
export async function followLookAlikes(deps: LookAlikeDeps, uid: bigint): Promise<void> {
  const { db } = deps
  for (let turn = 0; turn < mostTurns; turn++) {
    const rows = await db.app(tx => listOfMember(tx, uid))
    await applyTo(deps, uid, rows)
    await db.app(tx => setFollowed(tx, rows))
    const now = await db.app(tx => listOfMember(tx, uid))
    if (now.every(({ dueAtMs }) => dueAtMs === null)) return
  }
}

const mostTurns = 5

async function applyTo(deps: LookAlikeDeps, uid: bigint, rows: readonly LookAlike[]): Promise<void> {
  const { db, clock } = deps
  for (const row of rows) if (row.status === 'same' && row.dueAtMs !== null) await takeOver(deps, row)
  const isHeld = rows.some(({ status }) => status === 'held')
  const nowMs = clock.now()
  const isChanged = await db.member(uid, async tx => {
    const wasHeld = (await listKeptGates(tx, uid)).some(({ cause }) => cause === 'review')
    if (isHeld) await setGate(tx, { uid, cause: 'review', openUntilMs: null, closedUntilMs: null, nowMs })
    else await liftGate(tx, { uid, cause: 'review', nowMs })
    return wasHeld !== isHeld
  })
  if (isChanged) await tellChange(deps, uid, 'gate')
}

/**
 * The exclusion holds for this account too, as it holds for the other: from its begin until its end. One that already stands for as long
 * is enough, and one that people lifted from this account since it began stays lifted.
 */
async function takeOver(deps: LookAlikeDeps, row: LookAlike): Promise<void> {
  const { db, clock } = deps
  const { uid } = row
  const nowMs = clock.now()
  const origin = await findOrigin(deps, row)
  if (!origin || origin.untilMs <= nowMs) return
  const closed = await db.member(uid, async tx => {
    if (wasLiftedSince(await listExclusions(tx, uid), origin.beginsAtMs)) return undefined
    return closePlay(tx, { uid, cause: 'exclusion', period: '', ...origin, nowMs })
  })
  if (closed?.ok) sendNewsSoon(deps, uid, closed.data.id)
}

/** What is taken over: from a person on the regulator's list, or from another account. */
async function findOrigin({ db, clock }: LookAlikeDeps, { excludedUid, listing }: LookAlike) {
  const nowMs = clock.now()
  if (excludedUid === null) {
    const listed = listing === null ? undefined : await db.app(tx => findListing(tx, listing))
    return listed && ({ source: 'regulator', beginsAtMs: nowMs, untilMs: listed.closed_until } as const)
  }
  const untilMs = await db.app(tx => findClosedUntil(tx, excludedUid))
  const standing = await db.member(excludedUid, tx => listStanding(tx, excludedUid, nowMs))
  return untilMs === undefined ? undefined : { ...inheritedFrom(standing, nowMs), untilMs }
}

const mostAtOnce = 200

/** Sees to whoever was left, and lets go of whoever was held for an exclusion that is over. */
export async function sweepLookAlikes(deps: LookAlikeDeps): Promise<void> {
  const { db, clock, log } = deps
  const uids = await db.app(async tx => {
    await dropAllEnded(tx, clock.now())
    await endLookAlikes(tx, clock.now())
    return listDue(tx, clock.now(), mostAtOnce)
  })
  for (const uid of uids) {
    await followLookAlikes(deps, uid).catch((fault: unknown) =>
      log.error({ err: fault, uid: String(uid) }, 'an account that may be an excluded person’s could not be seen to'),
    )
  }
}
