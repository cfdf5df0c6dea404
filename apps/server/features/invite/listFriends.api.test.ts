import { ask, inviteTools, type InviteTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let tools: InviteTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
})
afterAll(() => world.close())

test('friends are listed page by page, who came last first, by masked names and each once [PROMO-133]', async () => {
  const ana = await world.player()
  for (let brought = 0; brought < 5; brought++) {
    world.clock.advance(1000)
    await tools.bring(ana)
  }
  const seen: { readonly name: string; readonly joined_at: number; readonly state: string }[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page: Awaited<ReturnType<typeof read>> = await read(cursor)
    seen.push(...page.d)
    cursor = page.next
  }
  async function read(cursor: string) {
    return (await ask(world, 'GET /promo/invite/list', { query: { page_size: '2', cursor } }, ana)).data
  }
  expect(seen.map(({ joined_at: at }) => at)).toEqual(seen.map(({ joined_at: at }) => at).toSorted((a, b) => b - a))
  expect([seen.length, seen.every(({ name, state }) => name.includes('*') && state === 'joined')]).toEqual([5, true])
})

test('a tester is none of the friends that are listed and counted [PROMO-263]', async () => {
  const ana = await world.player()
  const first = await tools.bring(ana)
  await tools.setTester(await tools.bring(ana))
  const last = await tools.bring(ana)
  const { data } = await ask(world, 'GET /promo/invite/list', { query: {} }, ana)
  expect([data.d.length, data.t]).toEqual([2, 2])
  const { data: detail } = await ask(world, 'GET /promo/invite/detail', {}, ana)
  expect(data.t).toBe(detail.invited)
  await tools.setTester(first)
  await tools.setTester(last)
  expect((await ask(world, 'GET /promo/invite/list', { query: {} }, ana)).data).toMatchObject({ d: [], t: 0 })
})

test('nobody sees the friends of somebody else', async () => {
  await tools.bring(await world.player())
  expect((await ask(world, 'GET /promo/invite/list', { query: {} }, await world.player())).data).toMatchObject({
    d: [],
    t: 0,
  })
  expect(await ask(world, 'GET /promo/invite/list', { query: {} })).toMatchObject({ status: 401 })
})
