import { dayMs } from '@saya/money'
import { askOffice, openWorld, type Player, rankingTools, rewardTools, staffOf, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const reason = 'Two accounts on one device, ticket 77'

interface Hold {
  readonly contest: string
  readonly day: string
  readonly uid: bigint
  readonly token: string
}

function hold({ contest, day, uid, token }: Hold) {
  return askOffice(world, 'POST /office/api/ranking/hold', { body: { contest, day, uid: String(uid), reason } }, token)
}

async function prizesOf({ uid }: Player) {
  const rows = await world.db.member(uid, tx => tx.selectFrom('reward').selectAll().where('uid', '=', uid).execute())
  return rows.map(({ kind, status }) => [kind, status])
}

test('a prize that staff hold waits for a colleague of theirs to release or refuse it, and the others are paid [PROMO-119]', async () => {
  const tools = rankingTools(world)
  const { contest, day, ana, ben } = await tools.runningDay()
  const [risk, support] = [await staffOf(world, { role: 'risk' }), await staffOf(world, { role: 'support' })]
  const held = { contest, day, uid: ana.uid, token: risk.token }
  expect(await hold({ ...held, token: '' })).toMatchObject({ status: 401 })
  expect(await hold({ ...held, token: support.token })).toMatchObject({ status: 403, code: 'not_permitted' })
  const other = await world.player()
  expect(await hold({ ...held, uid: other.uid })).toMatchObject({ status: 404, code: 'not_found' })
  const statuses = await Promise.all([hold(held), hold(held)])
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await hold(held)).toMatchObject({ status: 409, code: 'ranking_held' })
  world.clock.advance(dayMs)
  await tools.settle()
  await rewardTools(world).sweep()
  expect([await prizesOf(ana), await prizesOf(ben)]).toEqual([[[4007, 'held']], [[4007, 'posted']]])
  const { token, id: operatorId } = await staffOf(world, { role: 'risk' })
  expect(await hold({ ...held, uid: ben.uid, token })).toMatchObject({ status: 409, code: 'ranking_settled' })
  const list = await askOffice(world, 'GET /office/api/reward/list', { query: {} }, token)
  const row = list.data.d.find(({ uid }) => uid === String(ana.uid))
  expect(row).toMatchObject({ cash_type: 4007, reason: 'ranking_hold', amount: '25000.00' })
  const prize = { uid: String(ana.uid), id: row?.id ?? '', reason }
  const decide = (by: string, isReleased: boolean) =>
    askOffice(world, 'POST /office/api/reward/decide', { body: { ...prize, is_released: isReleased } }, by)
  // Whoever held it a day ago has signed in again since.
  await world.db.app(tx => sql`update ranking_hold set held_by = ${operatorId}`.execute(tx))
  for (const isReleased of [true, false]) {
    expect(await decide(token, isReleased)).toMatchObject({ status: 403, code: 'reward_own_hold' })
  }
  expect(await decide((await staffOf(world, { role: 'risk' })).token, true)).toMatchObject({ status: 200 })
  await rewardTools(world).sweep()
  expect(await prizesOf(ana)).toEqual([[4007, 'posted']])
})
