import { sql } from 'kysely'
import type { AppTx, Database } from '../../platform/db/database.ts'
import { type Ground, groundOf, listUngrounded, ungrounded } from '../wallet/index.ts'
import { postingNameOf } from './break.rules.ts'

const deposited = {
  kinds: [10],
  stands: sql<boolean>`exists (
    select from deposit d where d.id::text = j.reference and d.uid = j.uid and d.amount = j.amount and d.payment_id is not null
  )`,
}
/** Of every deposit in the ledger there is one that was paid, or a payment that two people agreed to credit. */
export async function groundOfDeposits(db: Database, schema: number): ReturnType<Ground> {
  const rows = await listWithoutDeposit(db, schema)
  const agreed = new Set(rows.length === 0 ? [] : await db.app(listCredited))
  const left = rows.filter(({ uid, reference, amount }) => !agreed.has(`${uid} ${amount} ${reference}`))
  return ungrounded(left.map(row => ({ ...row, total: left.length })))
}

/** Of every bonus of a deposit there is a coupon that was used for it. */
export const groundOfBonuses = groundOf({
  kinds: [4009],
  stands: sql<boolean>`exists (
    select from coupon c where c.deposit_id::text = j.reference and c.uid = j.uid and c.bonus = j.amount
  )`,
})

function listWithoutDeposit(db: Database, schema: number) {
  return db.memberSchema(schema, tx => listUngrounded(tx, deposited), { isLong: true })
}

async function listCredited(tx: AppTx): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment_break')
    .select(['gateway', 'payment_id', 'proposed_uid', 'amount'])
    .where('state', 'in', ['crediting', 'credited'])
    .execute()
  return rows.map(({ gateway, payment_id: paymentId, proposed_uid, amount }) => {
    return `${proposed_uid} ${amount} ${postingNameOf({ gateway, paymentId })}`
  })
}
