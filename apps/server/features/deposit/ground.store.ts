import { sql } from 'kysely'
import type { AppTx, Database, MemberTx } from '../../platform/db/database.ts'
import { isRewarded } from '../reward/index.ts'
import { type Ground, groundOf, listMissing, listUngrounded, missing, ungrounded } from '../wallet/index.ts'
import { bonusName } from './bonus.rules.ts'
import { postingNameOf } from './break/break.rules.ts'

const deposited = {
  kinds: [10],
  stands: sql<boolean>`exists (
    select from deposit d where d.id::text = j.reference and d.uid = j.uid and d.amount = j.amount and d.payment_id is not null
  )`,
}
const paid = sql`select uid, 10, id::text, amount from deposit where payment_id is not null`

/** Of every deposit in the ledger there is one that was paid, or a payment that two people agreed to credit. */
export const groundOfDeposits: Ground = {
  kinds: deposited.kinds,
  async find(db, schema) {
    const within = <T>(work: (tx: MemberTx) => Promise<T>) => db.memberSchema(schema, work, { isLong: true })
    // Whatever is posted by then was agreed to before, and what is credited by then was posted before.
    const credited = (await db.app(listAgreed)).filter(
      ({ state, uid }) => state === 'credited' && isOf(db, uid, schema),
    )
    const rows = await within(tx => listUngrounded(tx, deposited))
    const agreed = new Set(rows.length === 0 ? [] : (await db.app(listAgreed)).map(nameOf))
    const left = rows.filter(row => !agreed.has(nameOf(row)))
    return [
      ungrounded(left.map(row => ({ ...row, total: left.length }))),
      missing(await within(tx => listMissing(tx, paid))),
      missing(await within(tx => listMissing(tx, valuesOf(credited)))),
    ]
  },
}

/** Of every bonus of a deposit there is a coupon that was used for it, and is to be played once, or a reward; and the other way round. */
export const groundOfBonuses = groundOf({
  kinds: [4009],
  stands: sql<boolean>`exists (
    select from coupon c join lot l on l.uid = c.uid and l.asset = j.asset and l.seq = j.seq and l.required = c.bonus
    where c.deposit_id::text = j.reference and c.uid = j.uid and c.bonus = j.amount
  ) or ${isRewarded}`,
  posted: sql`
    select uid, 4009, deposit_id::text, bonus from coupon c
    where bonus is not null and not exists (
      select from reward r where r.uid = c.uid and r.kind = 4009 and r.name = ${bonusName('')} || c.deposit_id::text and r.amount = c.bonus
    )`,
})

interface AgreedCredit {
  readonly uid: bigint
  readonly amount: bigint
  readonly reference: string
  readonly state: string
}

function isOf({ memberSchemas }: Database, uid: bigint, schema: number): boolean {
  return uid % BigInt(memberSchemas) === BigInt(schema)
}

function nameOf({ uid, reference, amount }: Omit<AgreedCredit, 'state'>): string {
  return `${uid} ${amount} ${reference}`
}

function valuesOf(rows: readonly AgreedCredit[]) {
  return sql`
    select * from (
      select unnest(${rows.map(({ uid }) => uid)}::bigint[]), 10, unnest(${rows.map(({ reference }) => reference)}::text[]),
        unnest(${rows.map(({ amount }) => amount)}::bigint[])
    ) agreed`
}

async function listAgreed(tx: AppTx): Promise<AgreedCredit[]> {
  const rows = await tx
    .selectFrom('payment_break')
    .select(['gateway', 'payment_id', 'proposed_uid', 'amount', 'state'])
    .where('state', 'in', ['crediting', 'credited'])
    .execute()
  return rows.map(({ gateway, payment_id: paymentId, proposed_uid: uid, amount, state }) => {
    return { uid: uid ?? 0n, amount, reference: postingNameOf({ gateway, paymentId }), state }
  })
}
