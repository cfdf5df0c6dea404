import { openWorld, ringDesk, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: ReturnType<typeof ringDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = ringDesk(world)
  token = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

test('those that wait come oldest first, and those that are over under their own state [PROMO-157]', async () => {
  const rings: { readonly parent: bigint; readonly children: readonly bigint[] }[] = []
  for (const id of ['first of three', 'second of three', 'third of three']) {
    world.clock.advance(1000)
    const one = await on.plant(1, { id })
    await on.hold(one.parent, one.children[0] ?? 0n)
    rings.push(one)
  }
  async function listed(status: '' | 'over') {
    const { data } = await on.list({ status }, token)
    return data.d.map(({ uid }) => uid).filter(uid => rings.some(({ parent }) => String(parent) === uid))
  }
  expect(await listed('')).toEqual(rings.map(({ parent }) => String(parent)))
  const [, second] = rings
  await on.decide(second?.children[0] ?? 0n, true, token)
  expect((await listed('')).length).toBe(2)
  expect(await listed('over')).toEqual([String(second?.parent)])
  const { token: support } = await staffOf(world, { role: 'support' })
  expect((await on.list({}, support)).status).toBe(403)
})

test('rings follow each other page by page in both orders, each once, also where many were found at one moment [PROMO-208]', async () => {
  const own = new Set<string>()
  for (let ring = 0; ring < 5; ring++) {
    // Two of them in one moment, which the member's number then orders.
    if (ring !== 2) world.clock.advance(1000)
    const { parent, children } = await on.plant(1, { id: `one of five ${ring}` })
    await on.hold(parent, children[0] ?? 0n)
    own.add(String(parent))
  }
  async function pages(sort: 'found' | '-found') {
    const seen: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const { data }: Awaited<ReturnType<typeof on.list>> = await on.list({ sort, cursor, page_size: '2' }, token)
      expect(data.d.length).toBeLessThanOrEqual(2)
      seen.push(...data.d.map(({ uid }) => uid))
      cursor = data.next
    }
    return seen
  }
  const [oldest, newest] = [await pages('found'), await pages('-found')]
  expect(oldest.filter(uid => own.has(uid))).toEqual([...own])
  expect(new Set(oldest).size).toBe(oldest.length)
  expect(newest).toEqual(oldest.toReversed())
  expect((await on.list({}, token)).data.t).toBe(oldest.length)
})
