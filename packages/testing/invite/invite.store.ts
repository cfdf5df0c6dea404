import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../../apps/server/platform/db/database.ts'
import { instant } from '../../../apps/server/platform/db/instant.ts'

interface At {
  readonly uid: bigint
  readonly nowMs: number
}

/** A reviewer approved them, as the queue of reviews keeps it. */
export async function keepApproval(tx: AppTx, { uid, nowMs }: At): Promise<void> {
  await sql`insert into kyc_decision (uid, version, decision, decided_by, decided_at, waited_seconds)
    values (${uid}, 1, 'full', 'rosa', ${instant(nowMs)}, 60)`.execute(tx)
}

/** A deposit as it stands once its gateway has told that it is paid. Answers its id. */
export async function keepDeposit(
  tx: MemberTx,
  { uid, nowMs, amount }: At & { readonly amount: bigint },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into deposit (uid, channel, channel_name, channel_img, gateway, instrument, amount, wants_cashback, status,
      payment_id, created_at, ended_at)
    values (${uid}, 'gcash', 'GCash', '', 'paymongo', 'gcash', ${amount}, false, 'completed',
      'paid ' || gen_random_uuid()::text, ${instant(nowMs)}, ${instant(nowMs)}) returning id`.execute(tx)
  return rows[0]?.id ?? ''
}

export async function keepExcluded(tx: AppTx, uid: bigint, untilMs: number): Promise<void> {
  await sql`insert into excluded_member (uid, closed_until) values (${uid}, ${instant(untilMs)})`.execute(tx)
}

/** Somebody of ours, who counts nowhere. */
export async function keepTester(tx: MemberTx, uid: bigint): Promise<void> {
  await tx.updateTable('profile').set({ tester: true }).where('uid', '=', uid).execute()
}

/** A withdrawal that was paid out, as its record stands. */
export async function keepWithdrawal(
  tx: MemberTx,
  { uid, nowMs, amount }: At & { readonly amount: bigint },
): Promise<void> {
  const at = instant(nowMs)
  await sql`
    insert into withdrawal (uid, channel, channel_name, channel_img, gateway, instrument, account_id, account, rail, amount, status,
      flags, approvals_needed, created_at, released_at, ended_at)
    values (${uid}, 'gcash', 'GCash', '', 'paymongo', 'gcash', '1', '09*******00', 'instapay', ${amount}, 'completed',
      '{}', 0, ${at}, ${at}, ${at})`.execute(tx)
}

export interface Chargeback extends At {
  readonly amount: bigint
  readonly status?: 'proposed' | 'approved' | 'refused'
  /** The one that it names. */
  readonly deposit?: string | undefined
}

/** What staff say since a bank took a deposit back: both of them agreed, unless it is said otherwise. */
export async function keepChargeback(
  tx: MemberTx,
  { uid, nowMs, amount, status = 'approved', deposit }: Chargeback,
): Promise<void> {
  const decided = status !== 'proposed'
  await sql`
    insert into adjustment (uid, direction, cause, amount, deposit, reason, evidence, status, proposed_by, proposed_name,
      proposed_at, decided_by, decided_name, decided_at, decision)
    values (${uid}, 'taken', 'chargeback', ${amount}, ${deposit ?? null}, 'The bank took it back', 'Letter 12', ${status},
      gen_random_uuid(), 'ana', ${instant(nowMs)}, ${decided ? randomUUID() : null}, ${decided ? 'ben' : ''},
      ${decided ? instant(nowMs) : null}, ${decided ? 'Seen' : ''})`.execute(tx)
}

/** What the second person says about the chargebacks of a member that wait. */
export async function decideChargebacks(
  tx: MemberTx,
  { uid, status, nowMs }: At & Required<Pick<Chargeback, 'status'>>,
): Promise<void> {
  await sql`
    update adjustment set status = ${status}, decided_by = ${randomUUID()}, decided_name = 'ben',
      decided_at = ${instant(nowMs)}, decision = 'Seen'
    where uid = ${uid} and cause = 'chargeback' and status = 'proposed'`.execute(tx)
}

export function readInvite(tx: AppTx, uid: bigint) {
  return tx.selectFrom('invite').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
}

interface Crowd {
  readonly parent: bigint
  /** Their numbers follow each other from this one on; nobody has them. */
  readonly first: bigint
  readonly count: number
  readonly nowMs: number
}

/** So many friends whom one member has brought, as their registration leaves it. */
export async function bringMany(tx: AppTx, { parent, first, count, nowMs }: Crowd): Promise<void> {
  await sql`
    insert into referral (uid, code, parent, channel, device, network, state, at)
    select ${first}::bigint + at, 'many', ${parent}::bigint, '0', '', '203.0.113.9', 'named', ${instant(nowMs)}
    from generate_series(0, ${count - 1}::integer) at`.execute(tx)
}
