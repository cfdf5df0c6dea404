import { realityCheckMinutes } from '@saya/contract/realityCheck/realityCheck.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { NextPage } from '../../platform/readPages.ts'

/** After how many minutes of play a member wants to be told. */
export async function findEvery(tx: MemberTx, uid: bigint): Promise<number> {
  const row = await tx
    .selectFrom('reality_check_setting')
    .select('every_minutes')
    .where('uid', '=', uid)
    .executeTakeFirst()
  return row?.every_minutes ?? realityCheckMinutes.usual
}

interface Every {
  readonly uid: bigint
  readonly minutes: number
  readonly nowMs: number
}

export async function putEvery(tx: MemberTx, { uid, minutes, nowMs }: Every): Promise<void> {
  const row = { every_minutes: minutes, set_at: instant(nowMs) }
  await tx
    .insertInto('reality_check_setting')
    .values({ uid, ...row })
    .onConflict(conflict => conflict.column('uid').doUpdateSet(row))
    .execute()
}

/** A check that waits for an answer. */
export interface OpenCheck {
  readonly id: string
  readonly fromMs: number
  readonly playedMs: number
}

export async function findOpenCheck(tx: MemberTx, uid: bigint): Promise<OpenCheck | undefined> {
  const row = await tx
    .selectFrom('reality_check')
    .select(['id', 'from_at', 'played_ms'])
    .where('uid', '=', uid)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return row && { id: row.id, fromMs: row.from_at, playedMs: Number(row.played_ms) }
}

interface NewCheck extends Omit<OpenCheck, 'id'> {
  readonly uid: bigint
  readonly nowMs: number
}

/** Written under the lock of the member's wallet. */
export async function addCheck(tx: MemberTx, { uid, fromMs, playedMs, nowMs }: NewCheck): Promise<void> {
  const row = { uid, from_at: instant(fromMs), due_at: instant(nowMs), played_ms: BigInt(playedMs) }
  await tx.insertInto('reality_check').values(row).execute()
}

export type CheckAnswer = 'keep' | 'stop'

interface AnsweredCheck {
  readonly uid: bigint
  readonly id: string
  readonly answer: CheckAnswer
  readonly nowMs: number
}

/** False where it is not the one that waits. */
export async function setAnswer(tx: MemberTx, { uid, id, answer, nowMs }: AnsweredCheck): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reality_check')
    .set({ answer, answered_at: instant(nowMs) })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** When a member last looked at a check, if they ever did. */
export async function findLastAnswer(tx: MemberTx, uid: bigint): Promise<number | undefined> {
  const row = await tx
    .selectFrom('reality_check')
    .select('answered_at')
    .where('uid', '=', uid)
    .orderBy('due_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.answered_at ?? undefined
}

export type OwnCheck = Awaited<ReturnType<typeof listOwnChecks>>[number]

/** The checks of a member, the newest first, behind the last one read. */
export function listOwnChecks(tx: MemberTx, uid: bigint, { last, size }: NextPage<{ due_at: number; id: string }>) {
  let query = tx
    .selectFrom('reality_check')
    .select(['id', 'from_at', 'due_at', 'played_ms', 'answered_at', 'answer'])
    .where('uid', '=', uid)
  if (last) {
    const dueAt = instant(last.due_at)
    query = query.where(row =>
      row.or([row('due_at', '<', dueAt), row.and([row('due_at', '=', dueAt), row('id', '>', last.id)])]),
    )
  }
  return query.orderBy('due_at', 'desc').orderBy('id').limit(size).execute()
}

interface Place {
  readonly after: bigint
  readonly untilMs: number
  readonly most: number
}

/** The members of a schema whose check may be due by then, in the order of their uids. */
export async function listUidsDue(tx: MemberTx, { after, untilMs, most }: Place): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('play_gate')
    .select('uid')
    .where('cause', '=', 'reality_check')
    .where('open_until', '<=', instant(untilMs))
    .where('uid', '>', after)
    .orderBy('uid')
    .limit(most)
    .execute()
  return rows.map(({ uid }) => uid)
}

/** When play closes for the next check, as it was reckoned last. */
export async function findNext(tx: MemberTx, uid: bigint): Promise<number | undefined> {
  const row = await tx
    .selectFrom('play_gate')
    .select('open_until')
    .where('uid', '=', uid)
    .where('cause', '=', 'reality_check')
    .executeTakeFirst()
  return row?.open_until ?? undefined
}
