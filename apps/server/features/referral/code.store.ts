import { sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { Random } from '../../platform/random.ts'
import { newCode } from './code.rules.ts'

interface NewCode {
  readonly uid: bigint
  /** Empty for the member's own link. */
  readonly channel: string
  /** From then on it brings nobody; never, where nothing is said. */
  readonly endsAtMs?: number
  readonly random: Random
  readonly nowMs: number
}

/** The code that a member's link of a channel bears: the one that they have, or a new one. */
export async function addReferralCode(tx: AppTx, { uid, channel, endsAtMs, random, nowMs }: NewCode): Promise<string> {
  const ends_at = endsAtMs === undefined ? null : instant(endsAtMs)
  for (;;) {
    const known = await findOwnCode(tx, uid, channel)
    if (known !== undefined) return known
    // Somebody else may have drawn the same number, or the member asks twice at once.
    await tx
      .insertInto('referral_code')
      .values({ code: newCode(random), uid, channel, at: instant(nowMs), ends_at })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}

async function findOwnCode(tx: AppTx, uid: bigint, channel: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('referral_code')
    .select('code')
    .where('uid', '=', uid)
    .where('channel', '=', channel)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row?.code
}

interface CodeAt {
  readonly code: string
  readonly nowMs: number
}

/** From now on a link with this code brings nobody. False where it was over before. */
export async function endReferralCode(tx: AppTx, { code, nowMs }: CodeAt): Promise<boolean> {
  const row = await tx
    .updateTable('referral_code')
    .set({ ended_at: instant(nowMs) })
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

interface CodeUntil {
  readonly code: string
  readonly endsAtMs: number
}

/** A link with this code brings people until a later moment. False where it has ended. */
export async function extendReferralCode(tx: AppTx, { code, endsAtMs }: CodeUntil): Promise<boolean> {
  const row = await tx
    .updateTable('referral_code')
    .set({ ends_at: instant(endsAtMs) })
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

/** Whose a code is that has not ended; nothing for any other. */
export function findReferralCode(tx: AppTx, { code, nowMs }: CodeAt) {
  return tx
    .selectFrom('referral_code')
    .select(['code', 'uid', 'channel'])
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .where(row => row.or([row('ends_at', 'is', null), row('ends_at', '>', instant(nowMs))]))
    .executeTakeFirst()
}

/** Every code that a member has or had, the oldest first. */
export function listReferralCodes(tx: AppTx, uid: bigint) {
  return tx
    .selectFrom('referral_code')
    .select(['code', 'channel', 'at', 'ends_at', 'ended_at'])
    .where('uid', '=', uid)
    .orderBy('at')
    .orderBy('code')
    .execute()
}

interface NewInvite {
  readonly uid: bigint
  readonly parent: bigint
  readonly nowMs: number
}

/** Begins to follow how far a friend comes whom a member's own link brought. */
export async function addInvite(tx: AppTx, { uid, parent, nowMs }: NewInvite): Promise<void> {
  await sql`
    insert into invite (uid, parent, joined_at, due_at)
    values (${uid}, ${parent}, ${instant(nowMs)}, ${instant(nowMs)}) on conflict do nothing`.execute(tx)
}
