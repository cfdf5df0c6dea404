import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../../platform/db/database.ts'

/** A payment, and the reference that has taken it. */
export interface PaymentHold {
  readonly gateway: string
  readonly reference: string
  readonly paymentId: string
}

/**
 * Marks a payment as its deposit's, in the commit that posts the money. False where two people have agreed to credit its
 * break. No other statement of a member's transaction leaves their schema: told in two commits, one payment could be
 * credited twice by those who come between them.
 */
export async function holdForDeposit(tx: MemberTx, { gateway, reference, paymentId }: PaymentHold): Promise<boolean> {
  const { rows } = await sql`
    update app.payment set held_by = 'deposit'
    where gateway = ${gateway} and payment_id = ${paymentId} and reference = ${reference}
      and held_by is distinct from 'break'
    returning 1`.execute(tx)
  return rows.length === 1
}

/** Marks it as its break's. False where its deposit, or another reference, has it. */
export async function holdForBreak(tx: AppTx, { gateway, reference, paymentId }: PaymentHold): Promise<boolean> {
  const row = await tx
    .updateTable('payment')
    .set({ held_by: 'break' })
    .where('gateway', '=', gateway)
    .where('payment_id', '=', paymentId)
    .where('reference', '=', reference)
    .where(payment => payment.or([payment('held_by', 'is', null), payment('held_by', '=', 'break')]))
    .returning('payment_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Lets go of what is its break's, so that its deposit may have it: also one whose name nobody knew yet, of which the payment
 * is not taken any more at all.
 */
export async function releaseFromBreak(tx: AppTx, { gateway, reference, paymentId }: PaymentHold): Promise<void> {
  await sql`
    delete from payment p where gateway = ${gateway} and payment_id = ${paymentId} and reference = ${reference}
      and held_by = 'break'
      and not exists (select from payment_claim c where c.gateway = p.gateway and c.reference = p.reference)`.execute(
    tx,
  )
  await tx
    .updateTable('payment')
    .set({ held_by: null })
    .where('gateway', '=', gateway)
    .where('payment_id', '=', paymentId)
    .where('reference', '=', reference)
    .where('held_by', '=', 'break')
    .execute()
}

/** Which of these payments deposits were credited with. */
export async function listHeldByDeposits(
  tx: AppTx,
  gateway: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('payment')
    .select('payment_id')
    .where('gateway', '=', gateway)
    .where('held_by', '=', 'deposit')
    .where(sql<boolean>`payment_id = any(${[...ids]}::text[])`)
    .execute()
  return new Set(rows.map(row => row.payment_id))
}
