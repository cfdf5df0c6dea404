import type { MemberTx } from '../../platform/db/database.ts'
import { findReached } from './limit.rules.ts'
import { listMeters, listMetersOf } from './listMeters.ts'

/** Whether a limit of their own stops a member right now. Having one that is not used up stops nobody. */
export async function stoppedByLimit(tx: MemberTx, uid: bigint, nowMs: number): Promise<boolean> {
  return findReached(await listMeters(tx, uid, nowMs)) !== undefined
}

/** The same of what limits play: bets, losses and time. What a member may pay in is none of it. */
export async function stoppedInPlay(tx: MemberTx, uid: bigint, nowMs: number): Promise<boolean> {
  return findReached(await listMetersOf(tx, uid, { nowMs, counts: ['spent', 'lost', 'time'] })) !== undefined
}

export interface PlayStop {
  readonly counts: 'spent' | 'lost'
  readonly untilMs: number
}

/** The limit of bets or losses that lets a member bet nothing more, of several the one that lasts longest. */
export async function findPlayStop(tx: MemberTx, uid: bigint, nowMs: number): Promise<PlayStop | undefined> {
  const reached = findReached(await listMetersOf(tx, uid, { nowMs, counts: ['spent', 'lost'] }))
  return reached && { counts: reached.counts === 'spent' ? 'spent' : 'lost', untilMs: reached.untilMs }
}

/** Whether no time to play is left to a member. */
export async function isOutOfTime(tx: MemberTx, uid: bigint, nowMs: number): Promise<boolean> {
  return findReached(await listMetersOf(tx, uid, { nowMs, counts: ['time'] })) !== undefined
}
