import { formatPesos } from '@saya/money'
import { tellChange } from '../../platform/events/index.ts'
import { openIncidents } from '../../platform/incident/incident.store.ts'
import { notifyMember } from '../message/index.ts'
import { findInviteClaim } from '../promotion/index.ts'
import { takeRewardBack } from '../reward/index.ts'
import type { InviteDeps } from './deps.ts'
import {
  endSide,
  findInvite,
  holdOpenSide,
  type InviteRow,
  setTakenBack,
  type Side,
  sides,
  withheld,
} from './invite.store.ts'
import { giftKeyOf, sideOf, withholdSide } from './paySide.ts'
import { undoRefused } from './undoRefused.ts'

/**
 * Takes both rewards back whose deposit the friend's bank has taken back, as two people have said, or whose friend staff have refused as one
 * of a ring. False where somebody has to look again, since a round is open that may still win with one.
 */
export async function takeBack(deps: InviteDeps, seen: InviteRow): Promise<boolean> {
  for (const side of sides) await closeSide(deps, { row: seen, side })
  const row = await read(deps, seen.uid)
  let rest = 0n
  for (const side of sides) {
    const left = await takeSide(deps, row, side)
    if (left === undefined) return false
    rest += left
  }
  await undoRefused(deps, row)
  const nowMs = deps.clock.now()
  await deps.db.app(async tx => {
    const isNew = await setTakenBack(tx, row, nowMs)
    if (!isNew || rest === 0n) return
    const detail = { promotion: row.promotion ?? '', played: formatPesos(rest) }
    await openIncidents(tx, [{ kind: 'INVITE_TAKEN_BACK', subject: row.id, detail }], nowMs)
  })
  return true
}

async function read({ db }: InviteDeps, uid: bigint): Promise<InviteRow> {
  const row = await db.app(tx => findInvite(tx, uid))
  if (!row) throw new Error(`Nobody invited the friend ${uid}.`)
  return row
}

interface SideRow {
  readonly row: InviteRow
  readonly side: Side
}

/** Gives nothing more to a side that was promised nothing, also where whoever was cut off has taken for it. */
async function closeSide(deps: InviteDeps, { row, side }: SideRow): Promise<void> {
  if (sideOf(row, side).state !== 'open') return
  const taken = await deps.db.app(async tx => {
    if (!(await holdOpenSide(tx, row, side))) return undefined
    const own = await findInviteClaim(tx, giftKeyOf(row, side))
    if (!own) await endSide(tx, row, { side, state: 'refused', code: withheld })
    return own
  })
  if (taken) await withholdSide(deps, { row, side }, taken)
}

/** Answers how much of it was played through and stays; nothing where it cannot be said yet. */
async function takeSide(deps: InviteDeps, row: InviteRow, side: Side): Promise<bigint | undefined> {
  if (sideOf(row, side).state !== 'promised') return 0n
  const nowMs = deps.clock.now()
  const key = giftKeyOf(row, side)
  const { uid } = key
  const taken = await deps.db.member(uid, async tx => {
    const result = await takeRewardBack(tx, { ...key, reason: 'taken_back', nowMs })
    const amount = result.end === 'taken' ? result.amount : 0n
    if (amount > 0n) await notifyMember(tx, { uid, kind: 'invite_taken_back', about: row.id, amount, nowMs })
    return result
  })
  if (taken.end === 'later') return undefined
  if (taken.end === 'refused') return 0n
  if (taken.amount > 0n) await tellChange(deps, uid, 'wallet')
  return taken.rest
}
