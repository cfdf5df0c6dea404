import { manilaDay, manilaMonth, monthSpan, type Units } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { sumPlayTimes } from '../limit/index.ts'
import { findProfile } from '../member/index.ts'
import { findLastWholeDay } from '../tally/index.ts'
import { type Movements, resultOf, sortSums, total } from './statement.rules.ts'
import { type ChainSpan, findPlaceBefore, listTypeNames, sumKinds } from './statement.store.ts'

export interface MonthStatement extends Movements {
  readonly month: string
  readonly firstMonth: string
  readonly lastMonth: string
  readonly isFinal: boolean
  readonly opening: Units
  readonly closing: Units
  readonly result: Units
  readonly playMs: number
  readonly typeNames: ReadonlyMap<number, string>
  readonly username: string
  readonly phone: string
  /** Where its entries stand in the chain. */
  readonly span: ChainSpan
}

interface Wish {
  readonly uid: bigint
  readonly month: string
  readonly nowMs: number
}

/**
 * A month of a member's pesos from the journal itself: what was posted in it, whenever its round began. So what is taken back
 * later stands in a later month, and a month that is over is the same whenever it is read. Nothing where the member was not
 * there yet, or the month is to come.
 */
export async function readStatement(tx: MemberTx, { uid, month, nowMs }: Wish): Promise<MonthStatement | undefined> {
  const profile = await findProfile(tx, uid)
  if (!profile) return undefined
  const firstMonth = manilaMonth(profile.created_at)
  const lastMonth = manilaMonth(nowMs)
  if (month < firstMonth || month > lastMonth) return undefined
  const { fromMs, untilMs } = monthSpan(month)
  const before = await findPlaceBefore(tx, uid, fromMs)
  const last = await findPlaceBefore(tx, uid, untilMs)
  const span = { uid, after: before.seq, until: last.seq, fromMs, untilMs }
  const sums = await sumKinds(tx, span)
  if (before.balance + total(sums) !== last.balance)
    throw new Error(`The statement of ${uid} for ${month} does not come to its closing balance.`)
  const sorted = sortSums(sums)
  const [playMs = 0] = await sumPlayTimes(tx, { uid, spans: [{ fromMs, untilMs }], nowMs })
  return {
    ...sorted,
    month,
    firstMonth,
    lastMonth,
    isFinal: await isFinal(tx, { untilMs, nowMs }),
    opening: before.balance,
    closing: last.balance,
    result: sorted.play.map(resultOf).reduce((sum, one) => sum + one, sorted.prizes + sorted.corrections),
    playMs,
    typeNames: await listTypeNames(tx),
    username: profile.username,
    phone: profile.phone,
    span,
  }
}

/** Once whatever was posted in time for the last day of the month is known. */
async function isFinal(tx: MemberTx, { untilMs, nowMs }: { untilMs: number; nowMs: number }): Promise<boolean> {
  const wholeUntil = await findLastWholeDay(tx)
  return untilMs <= nowMs && wholeUntil !== null && wholeUntil >= manilaDay(untilMs - 1)
}
