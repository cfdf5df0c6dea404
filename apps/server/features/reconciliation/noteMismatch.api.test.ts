import { manilaDay } from '@saya/money'
import { askOffice, type DepositWorld, openDepositWorld, staffOf } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let cashier: DepositWorld
let token: string
let day: string
beforeAll(async () => {
  cashier = await openDepositWorld()
  token = (await staffOf(cashier.world, { role: 'finance' })).token
  day = manilaDay(cashier.world.clock.now())
})
afterAll(() => cashier.close())

const gateway = 'paymongo'
const words = 'The gateway says it was a test of theirs'

function write(name: string, version: number, note = words) {
  const body = { gateway, day, kind: 'unreported', name, version, note }
  return askOffice(cashier.world, 'POST /office/api/reconciliation/mismatch/note', { body }, token)
}

async function compare() {
  const made = await askOffice(cashier.world, 'POST /office/api/reconciliation/make', { body: { gateway, day } }, token)
  expect(made.status).toBe(200)
}

async function listed() {
  const input = { query: { gateway, day } }
  return (await askOffice(cashier.world, 'GET /office/api/reconciliation/mismatch/list', input, token)).data.d
}

test('a mismatch links to its deposit and keeps its note when the day is compared again; of two notes at once one is written', async () => {
  const { world } = cashier
  const player = await cashier.player()
  const { id, payUrl } = await cashier.begin(player, { amount: '120' })
  await cashier.act(payUrl)
  await expect.poll(async () => (await cashier.row(player, id)).status).toBe('completed')
  await cashier.heard(0)
  await world.db.member(player.uid, tx =>
    tx.updateTable('deposit').set({ payment_id: 'pay_made_up' }).where('id', '=', id).execute(),
  )
  await world.db.app(tx =>
    tx
      .insertInto('payment')
      .columns(['gateway', 'payment_id', 'reference', 'seen_at'])
      .expression(from =>
        from
          .selectFrom('payment')
          .select(row => ['gateway', row.val('pay_made_up').as('payment_id'), 'reference', 'seen_at'])
          .where('reference', '=', id),
      )
      .execute(),
  )
  await compare()
  const found = async () => (await listed()).find(one => one.kind === 'unreported')
  expect(await found()).toMatchObject({ name: 'pay_made_up', deposit: id, break_payment: '', version: 0, note: '' })

  expect(await write('pay_nobody', 0)).toMatchObject({ status: 404 })
  const answers = await Promise.all([1, 2, 3].map(() => write('pay_made_up', 0)))
  expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409])
  expect(await write('pay_made_up', 0)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect(await write('pay_made_up', 1, 'It came a day late')).toMatchObject({ status: 200, data: { version: 2 } })
  await compare()
  expect(await found()).toMatchObject({ version: 2, note: 'It came a day late' })
})

test('whoever may read the books may not write on them', async () => {
  const { token: other } = await staffOf(cashier.world, { role: 'risk' })
  const body = { gateway, day, kind: 'unreported', name: 'pay_made_up', version: 2, note: words }
  expect(
    await askOffice(cashier.world, 'POST /office/api/reconciliation/mismatch/note', { body }, other),
  ).toMatchObject({ status: 403, code: 'not_permitted' })
})
