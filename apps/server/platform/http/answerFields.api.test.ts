import { openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let ana: Player
beforeAll(async () => {
  world = await openWorld()
  ana = await world.player({ kyc: 'fully_kyc' })
})
afterAll(() => world.close())

/** What document 2 says is sent and read of the calls that document 1 only points at, under the paths of table T-2. */
const calls: readonly (readonly [call: string, read: readonly string[]])[] = [
  ['/member/platform/list', []],
  ['/member/game/list?page=1&page_size=15&sorting=sorting:desc&w=&is_new=1&is_hot=1&game_type=3&platform_id=', ['d']],
  ['/member/favorite/list?page=1&page_size=1000', ['d']],
  ['/member/bet/list', ['d', 'bt', 'wt', 't']],
  ['/finance/transaction/list?page=1&page_size=10', ['d', 't']],
  ['/promo/transaction/bonus?page=1&page_size=10', ['d', 't']],
  ['/promo/rebate/detail?pid=6', ['bonus', 'games', 'unclaimed', 'claimed']],
  ['/promo/sign/history?start_time=2026-03-01&end_time=2026-03-31', ['d']],
  ['/promo/receive/history?last_id=0&page_size=10', ['d', 'last_id', 't']],
  ['/member/goods/list?page=1&page_size=10', ['d', 't']],
  ['/member/order/list?page=1&page_size=10', ['d', 't']],
  ['/member/message/list', ['d']],
  ['/promo/blindbox/detail?pid=1&ym=2026-03', ['data']],
]

test.each(calls)('%s takes what document 2 sends, and its answer has %j [NET-55]', async (call, read) => {
  const headers = { t: ana.token, accept: 'application/json' }
  const response = await fetch(`${world.url}${call}`, { headers })
  const { status, data } = (await response.json()) as { status: boolean; data: object }
  expect([response.status, status]).toEqual([200, true])
  expect(Object.keys(data)).toEqual(expect.arrayContaining([...read]))
})

test('types of transactions are told by their cash type and name [NET-55]', async () => {
  const headers = { t: ana.token, accept: 'application/json' }
  const { data } = (await (await fetch(`${world.url}/finance/transaction/types`, { headers })).json()) as {
    data: { d: readonly object[] }
  }
  for (const one of data.d) expect(Object.keys(one)).toEqual(expect.arrayContaining(['cash_type', 'name']))
  expect(data.d.length).toBeGreaterThan(0)
})
