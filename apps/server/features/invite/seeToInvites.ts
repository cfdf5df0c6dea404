import type { AppTables } from '../../platform/db/tables.gen.ts'
import { claimDue, type DueQueue, endClaim } from '../../platform/due/due.store.ts'
import { findInvite as findOffer, type InviteOffer } from '../promotion/index.ts'
import type { InviteDeps } from './deps.ts'
import { followFriend } from './followFriend.ts'
import { findChargeback } from './friend.store.ts'
import { hastenChargedBack } from './hastenChargedBack.ts'
import { hastenDecided } from './hastenDecided.ts'
import { hastenStopped } from './hastenStopped.ts'
import { holdSides, releaseSides } from './holdSides.ts'
import { nextLookAt, nextWatchAt, payableAt, tryGapMs } from './invite.rules.ts'
import { clearHeld, findInvite, type InviteRow, sides } from './invite.store.ts'
import { paySide, sideOf } from './paySide.ts'
import { takeBack } from './takeBack.ts'
import { undoRefused } from './undoRefused.ts'

const queue: DueQueue<AppTables, 'invite'> = { table: 'invite', dueAt: 'due_at', leaseMs: 60_000 }
const page = 100
/** When somebody looks again whose round was open, or whose chargeback waits. */
const soonMs = 10 * 60_000

/** What the worker does each minute: looks how far friends have come, and gives what is due for them. Tells how many it looked at. */
export async function seeToInvites(deps: InviteDeps): Promise<number> {
  await hastenChargedBack(deps)
  await hastenDecided(deps)
  await hastenStopped(deps)
  let seen = 0
  for (;;) {
    const claimedAtMs = deps.clock.now()
    const rows = await deps.db.app(tx => claimDue(tx, queue, { nowMs: claimedAtMs, most: page }))
    for (const row of rows) await seeToOne(deps, row, claimedAtMs)
    seen += rows.length
    if (rows.length < page) return seen
  }
}

/** One that cannot be seen to keeps nobody else waiting; it is due again by itself. */
async function seeToOne(deps: InviteDeps, row: InviteRow, claimedAtMs: number): Promise<void> {
  try {
    const nextAtMs = await seeToInvite(deps, row)
    await deps.db.app(tx => endClaim(tx, queue, { id: row.id, claimedAtMs, nextAtMs }))
  } catch (fault) {
    deps.log.error({ err: fault, invite: row.id }, 'an invitation could not be seen to')
  }
}

/** Answers when it is due again; null where nothing can change any more. */
async function seeToInvite(deps: InviteDeps, row: InviteRow): Promise<number | null> {
  const counted = row.counted_at === null ? await followFriend(deps, row) : row
  if (counted === 'over') return null
  return counted === 'open' ? nextLookAt(row.joined_at, deps.clock.now()) : seeToCounted(deps, counted)
}

async function readChargeback({ db }: InviteDeps, { uid, deposit: id, deposited_at: atMs }: InviteRow) {
  if (id === null || atMs === null) return undefined
  return db.member(uid, tx => findChargeback(tx, { uid, id, atMs }))
}

/** Of a friend who counts: a deposit that is taken back comes before whatever is still to be given. */
async function seeToCounted(deps: InviteDeps, row: InviteRow): Promise<number | null> {
  const { promotion, version, counted_at: countedAt } = row
  const nowMs = deps.clock.now()
  if (promotion === null || version === null || countedAt === null)
    throw new Error(`The friend ${row.id} does not count.`)
  const offer = await findOffer(deps, promotion, version)
  if (!offer) throw new Error(`There is no invitation ${promotion} ${version}.`)
  if (row.taken_back_at !== null) return null
  const chargeback = await readChargeback(deps, row)
  if (chargeback === 'approved') return (await takeBack(deps, row)) ? null : nowMs + soonMs
  if (chargeback === 'proposed') {
    await holdSides(deps, offer, row)
    return nowMs + soonMs
  }
  await releaseSides(deps, row)
  return giveSides(deps, { offer, row, countedAtMs: countedAt })
}

interface Giving {
  readonly offer: InviteOffer
  readonly row: InviteRow
  readonly countedAtMs: number
}

/** Gives both theirs once that is due. A friend whom staff have refused by then brings nothing, and what was given is taken back. */
async function giveSides(deps: InviteDeps, { offer, row, countedAtMs }: Giving): Promise<number | null> {
  const nowMs = deps.clock.now()
  const payableAtMs = payableAt(countedAtMs, offer.invite.waitDays)
  // What was stopped is ended at once: nobody waits for a day on which nothing comes.
  const isDue = nowMs >= payableAtMs || offer.version.stoppedAtMs !== null
  if (isDue) {
    for (const side of sides) await paySide(deps, { offer, row, side })
  }
  const after = await deps.db.app(tx => findInvite(tx, row.uid))
  if (!after) throw new Error(`The friend ${row.id} is gone.`)
  const decision = await deps.rings.followRing(deps, row.uid)
  if (decision) await deps.db.app(tx => clearHeld(tx, row))
  if (decision === 'refused') return (await takeBack(deps, after)) ? null : nowMs + soonMs
  if (!isDue) return payableAtMs
  await undoRefused(deps, after)
  const isOpen = sides.some(side => sideOf(after, side).state === 'open')
  return isOpen ? nowMs + tryGapMs : nextWatchAt(countedAtMs, nowMs)
}
