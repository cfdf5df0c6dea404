import { dayMs } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { notifyMember } from '../message/index.ts'
import { setPlayMost } from '../wallet/index.ts'
import type { LimitChange, LimitName, OwnLimit } from './limit.rules.ts'
import {
  countWishes,
  deleteLimit,
  insertChange,
  insertLimit,
  lockLimit,
  setWaiting,
  updateLimit,
} from './limit.store.ts'
import { renewRestOfPlayer } from './time/renewRest.ts'

/** So many wishes are more than anybody has who means them. A lower limit can always be set. */
const mostWishes = 50

export interface ChangedLimit {
  readonly uid: bigint
  readonly name: LimitName
  readonly nowMs: number
}

/**
 * Changes one limit as the rules say of what is known of it, and holds it until the end: of two at once the second sees what the
 * first made of it. The wallet comes last. False where too much was asked for within a day.
 */
export async function changeLimit(
  tx: MemberTx,
  { uid, name, nowMs }: ChangedLimit,
  judge: (known: OwnLimit | undefined) => LimitChange,
): Promise<boolean> {
  const known = await lockLimit(tx, uid, name)
  const change = judge(known)
  if (change.act === 'none') return true
  if (change.act === 'ask' && (await hasAskedEnough(tx, uid, nowMs))) return false
  const row = { uid, ...name, nowMs }
  const before = known?.most ?? null
  if (change.act === 'ask' || change.act === 'cancel') {
    const waiting = change.act === 'ask' ? { most: change.most, askedAtMs: nowMs } : null
    await setWaiting(tx, row, waiting)
    const about = await insertChange(tx, { ...row, act: change.act, before, after: waiting ? waiting.most : before })
    if (waiting) await notifyMember(tx, { uid, kind: 'limit_asked', about, nowMs })
    return true
  }
  const { act, most } = change
  if (most === null) await deleteLimit(tx, row)
  else if (known) await updateLimit(tx, { ...row, most })
  // Somebody else was faster with a first limit: it is seen now, and judged again.
  else if (!(await insertLimit(tx, { ...row, most }))) return changeLimit(tx, { uid, name, nowMs }, judge)
  const about = await insertChange(tx, { ...row, act, before, after: most })
  await notifyMember(tx, { uid, kind: 'limit_changed', about, nowMs })
  await enforce(tx, { uid, name, nowMs }, most)
  return true
}

async function hasAskedEnough(tx: MemberTx, uid: bigint, nowMs: number): Promise<boolean> {
  return (await countWishes(tx, uid, { sinceMs: nowMs - dayMs, most: mostWishes })) >= mostWishes
}

/** Deposits are judged by the limit's own row; play is judged where the bet is taken. */
async function enforce(tx: MemberTx, { uid, name, nowMs }: ChangedLimit, most: bigint | null): Promise<void> {
  const { counts, period } = name
  if (counts === 'spent' || counts === 'lost') await setPlayMost(tx, { uid, counts, period, most, nowMs })
  if (counts === 'time') await renewRestOfPlayer(tx, { uid, nowMs })
}
