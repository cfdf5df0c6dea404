import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

export interface NewTicket {
  readonly ticketHash: Buffer
  readonly operatorId: string
  readonly expiresAtMs: number
}

export async function openTicket(tx: AppTx, { ticketHash, operatorId, expiresAtMs }: NewTicket): Promise<void> {
  await tx
    .insertInto('staff_ticket')
    .values({ ticket_hash: ticketHash, operator_id: operatorId, expires_at: instant(expiresAtMs) })
    .execute()
}

/** A ticket that still counts, held until the transaction ends. */
export function lockTicket(tx: AppTx, ticketHash: Buffer, nowMs: number) {
  return tx
    .selectFrom('staff_ticket')
    .select(['operator_id', 'tries'])
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', instant(nowMs))
    .where('used_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function countTry(tx: AppTx, ticketHash: Buffer): Promise<void> {
  await tx
    .updateTable('staff_ticket')
    .set(row => ({ tries: row('tries', '+', 1) }))
    .where('ticket_hash', '=', ticketHash)
    .execute()
}

export async function spendTicket(tx: AppTx, ticketHash: Buffer, nowMs: number): Promise<void> {
  await tx
    .updateTable('staff_ticket')
    .set({ used_at: instant(nowMs) })
    .where('ticket_hash', '=', ticketHash)
    .execute()
}

export interface NewStaffSession {
  readonly tokenHash: Buffer
  readonly operatorId: string
  readonly nowMs: number
  readonly expiresAtMs: number
  readonly device: string
  readonly address: string
}

export async function openStaffSession(tx: AppTx, session: NewStaffSession): Promise<string> {
  const row = await tx
    .insertInto('staff_session')
    .values({
      token_hash: session.tokenHash,
      operator_id: session.operatorId,
      created_at: instant(session.nowMs),
      seen_at: instant(session.nowMs),
      expires_at: instant(session.expiresAtMs),
      device: session.device,
      address: session.address,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The session of a token with whoever it speaks for, unless it ended or they work here no more. */
export function findStaffSession(tx: AppTx, tokenHash: Buffer) {
  return tx
    .selectFrom('staff_session')
    .innerJoin('operator', 'operator.id', 'staff_session.operator_id')
    .select(['staff_session.id', 'operator_id', 'email', 'role', 'member_uid', 'expires_at', 'seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('operator.closed_at', 'is', null)
    .executeTakeFirst()
}

/** The same by the id of the session. */
export function findOpenSession(tx: AppTx, id: string) {
  return tx
    .selectFrom('staff_session')
    .innerJoin('operator', 'operator.id', 'staff_session.operator_id')
    .select(['expires_at', 'seen_at'])
    .where('staff_session.id', '=', id)
    .where('ended_at', 'is', null)
    .where('operator.closed_at', 'is', null)
    .executeTakeFirst()
}

export async function seeStaffSession(tx: AppTx, id: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('staff_session')
    .set({ seen_at: instant(nowMs) })
    .where('id', '=', id)
    .execute()
}

interface Counting {
  readonly operatorId: string
  readonly nowMs: number
  readonly seenSinceMs: number
}

/** The sessions of an operator that count, the latest used first. */
export function listStaffSessions(tx: AppTx, { operatorId, nowMs, seenSinceMs }: Counting) {
  return tx
    .selectFrom('staff_session')
    .select(['id', 'device', 'address', 'created_at', 'seen_at'])
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', instant(nowMs))
    .where('seen_at', '>', instant(seenSinceMs))
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute()
}

interface Ending {
  readonly operatorId: string
  /** One of them; all where none is named. */
  readonly id?: string
  /** The one that stays, where one does. */
  readonly exceptId?: string
  readonly nowMs: number
}

/** Ends an operator's sessions and says how many there were to end. */
export async function endStaffSessions(tx: AppTx, { operatorId, id, exceptId, nowMs }: Ending): Promise<number> {
  const ended = await tx
    .updateTable('staff_session')
    .set({ ended_at: instant(nowMs) })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .$if(id !== undefined, query => query.where('id', '=', id as string))
    .$if(exceptId !== undefined, query => query.where('id', '!=', exceptId as string))
    .returning('id')
    .execute()
  return ended.length
}

/** Ends the sessions of everybody who works here, with the tickets of those on their way in, and says how many. */
export async function endAllStaffSessions(tx: AppTx, nowMs: number): Promise<number> {
  await tx.deleteFrom('staff_ticket').where('used_at', 'is', null).execute()
  const ended = await tx
    .updateTable('staff_session')
    .set({ ended_at: instant(nowMs) })
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return ended.length
}

/** Deletes tickets and sessions that ended or ran out before then, so many at a time, and says how many. */
export async function deleteOld(tx: AppTx, beforeMs: number, most: number): Promise<number> {
  const before = instant(beforeMs)
  const tickets = tx.selectFrom('staff_ticket').select('ticket_hash').where('expires_at', '<', before).limit(most)
  const sessions = tx.selectFrom('staff_session').select('token_hash').where('expires_at', '<', before).limit(most)
  const first = await tx.deleteFrom('staff_ticket').where('ticket_hash', 'in', tickets).executeTakeFirstOrThrow()
  const second = await tx.deleteFrom('staff_session').where('token_hash', 'in', sessions).executeTakeFirstOrThrow()
  return Math.max(Number(first.numDeletedRows), Number(second.numDeletedRows))
}
