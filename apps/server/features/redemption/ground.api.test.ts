import { type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'
import { journalGrounds } from '../../worker/journalGrounds.ts'
import { auditAll, post } from '../wallet/index.ts'

let world: World
let mall: MallTools
let thing: string
let voucher: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  mall = await mallTools(world)
  thing = await mall.goods(20)
  voucher = await mall.goods(20, { deliver_method: 1, gives: 'voucher', gives_amount: 5 })
})
afterAll(() => world.close())

/** What is set in the row, as SQL. */
type RowChange = string

/** A redemption of 100 Filcoins, and what is planted in its row afterwards; or a refund posted of so many Filcoins besides. */
async function plant(goods: string, set: RowChange, refunded = 0n) {
  const { uid, ...player } = await mall.buyer(100n)
  const said = goods === voucher ? { deliver_method: 1, email: 'ana@example.com' } : {}
  await mall.submit({ uid, ...player }, goods, said as Parameters<MallTools['submit']>[2])
  return world.db.member(uid, async tx => {
    const row = await tx.selectFrom('redemption').select('id').where('uid', '=', uid).executeTakeFirstOrThrow()
    await sql`update redemption set ${sql.raw(set)}, ended_at = ${instant(world.clock.now())} where id = ${row.id}`.execute(
      tx,
    )
    const refund = { act: 'order_refund', uid, reference: row.id, amount: refunded, nowMs: world.clock.now() } as const
    if (refunded > 0n) expect(await post(tx, refund)).toMatchObject({ ok: true })
    return { uid, id: row.id }
  })
}

const ungrounded = (kind: number) => `is of kind ${kind}, and nothing is called `

test.each<readonly [string, 'thing' | 'voucher', RowChange, bigint, readonly number[], readonly number[]]>([
  ['an order of another amount', 'thing', "status = 'received', price = 99, points = 99", 0n, [40], [40]],
  ['an order that was refused', 'thing', "status = 'refused', code = 'redemption_points'", 0n, [40], []],
  ['a refund of another amount', 'thing', "status = 'failed'", 90n, [41], [41]],
  ['a refund of what did not fail', 'thing', "status = 'received'", 100n, [41], []],
  ['a voucher of another amount', 'voucher', 'gives_amount = 40000', 0n, [21], [21]],
  ['a voucher of a redemption that failed', 'voucher', "status = 'failed'", 100n, [21], []],
  ['a failed redemption without its refund', 'thing', "status = 'failed'", 0n, [], [41]],
  [
    'a successful redemption without its voucher',
    'thing',
    "status = 'successful', gives = 'voucher', gives_amount = 50000",
    0n,
    [],
    [21],
  ],
])('the audit finds %s [MALL-78]', async (_what, goods, set, refunded, stray, lacking) => {
  const { uid, id } = await plant(goods === 'thing' ? thing : voucher, set, refunded)
  const { findings } = await auditAll({ ...world, grounds: journalGrounds({ isLocal: false }) })
  const strayed = findings.filter(({ check, detail }) => check === 'ground' && detail.endsWith(id))
  expect(strayed.map(({ detail }) => detail)).toEqual(stray.map(kind => ungrounded(kind) + id))
  const lacked = findings.filter(({ check, subject }) => check === 'missing' && subject.endsWith(id))
  expect(lacked.map(({ subject }) => subject)).toEqual(lacking.map(kind => `${uid} ${kind} ${id}`))
})
