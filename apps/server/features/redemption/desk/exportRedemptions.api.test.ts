import { askOffice, type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../../platform/db/instant.ts'

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
    { status: 'all', uid: one.uid, id: '', from: '', to: '', rows: 1 },
    { status: 'all', uid: '', id: '', from: '', to: '', rows: whole.data.rows },
  ])
})

test('the CSV tells when each was redeemed, sent and ended, and why, in Manila’s time, and has those of the days that are asked for [MALL-81]', async () => {
  const one = await oneRedeemed()
  const at = (text: string) => Date.parse(`${text}+08:00`)
  await world.db.member(BigInt(one.uid), tx =>
    tx
      .updateTable('redemption')
      .set({
        status: 'failed',
        reason: 'The courier lost it',
        submitted_at: instant(at('2026-01-05T00:00:00')),
        shipped_at: instant(at('2026-01-06T14:05:00')),
        ended_at: instant(at('2026-01-07T09:30:00')),
      })
      .where('id', '=', one.id)
      .execute(),
  )
  async function csv(days: { readonly from?: string; readonly to?: string }) {
    const body = { ...days, reason: 'For the courier’s bill' }
    return (await askOffice(world, 'POST /office/api/redemption/export', { body }, mall.staff.finance.token)).data.csv
  }
  async function listed(query: { readonly from?: string; readonly to?: string }) {
    const { data } = await askOffice(world, 'GET /office/api/redemption/list', { query }, mall.staff.support.token)
    return data.d.map(({ id }) => id)
  }
  const [names = '', line = ''] = (await csv({ from: '2026-01-05', to: '2026-01-05' })).trim().split('\r\n')
  const told = Object.fromEntries(
    names.split(',').map((name, place) => [name, line.replace(/"[^"]*"/, '').split(',')[place]]),
  )
  expect(told).toMatchObject({
    id: one.id,
    submitted: '2026-01-05 00:00',
    shipped: '2026-01-06 14:05',
    ended: '2026-01-07 09:30',
    late: '',
    reason: 'The courier lost it',
  })
  for (const days of [{ from: '2026-01-06' }, { to: '2026-01-04' }]) {
    expect(await csv(days)).not.toContain(one.id)
    expect(await listed(days)).not.toContain(one.id)
  }
  for (const days of [{ from: '2026-01-05' }, { to: '2026-01-05' }]) {
    expect(await csv(days)).toContain(one.id)
    expect(await listed(days)).toContain(one.id)
  }
})
