import { askOffice, type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  mall = await mallTools(world)
})
afterAll(() => world.close())

async function oneRedeemed() {
  const [id, player] = [await mall.goods(3), await mall.buyer(100n)]
  await mall.submit(player, id)
  return { uid: String(player.uid), id: (await mall.listOf(player)).data.d[0]?.id ?? '' }
}

test('the CSV has every redemption of a state and nobody’s name, and asks for its permission', async () => {
  const { id } = await oneRedeemed()
  const body = { reason: 'For the courier’s bill' }
  const csv = (token: string) => askOffice(world, 'POST /office/api/redemption/export', { body }, token)
  expect((await csv(mall.staff.support.token)).code).toBe('not_permitted')
  const { data } = await csv(mall.staff.finance.token)
  expect([data.rows, data.is_complete]).toEqual([1, true])
  expect(data.csv).toContain(id)
  expect(data.csv).not.toMatch(/Reyes|9171234567|Sampaguita/)
})

test('the CSV of a member has what they redeemed in every state, and says on record what was asked for [MALL-65]', async () => {
  const [one, other] = [await oneRedeemed(), await oneRedeemed()]
  const body = { status: 'all', uid: one.uid, reason: 'Their own question' } as const
  const { data } = await askOffice(world, 'POST /office/api/redemption/export', { body }, mall.staff.finance.token)
  expect(data.rows).toBe(1)
  expect(data.csv).toContain(one.id)
  expect(data.csv).not.toContain(other.id)
  const all = { body: { status: 'all', reason: 'All of them' } } as const
  const whole = await askOffice(world, 'POST /office/api/redemption/export', all, mall.staff.finance.token)
  for (const { id } of [one, other]) expect(whole.data.csv).toContain(id)
  const acts = await world.db.app(tx =>
    tx.selectFrom('staff_act').select('after').where('action', '=', 'redemption.export').orderBy('seq').execute(),
  )
  expect(acts.slice(-2).map(({ after }) => after)).toEqual([
    { status: 'all', uid: one.uid, id: '', rows: 1 },
    { status: 'all', uid: '', id: '', rows: whole.data.rows },
  ])
})
