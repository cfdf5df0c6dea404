import { playerHash, rankingLeaf, rootOf } from '@saya/game-math'
import { ask, openWorld, type Player, rankingTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

/** What a public list calls who has a number as their name. */
const masked = ({ phone }: Player) => `u${phone[1]}***${phone.at(-1)}`

test('everybody recounts a settled day, without learning who is in it; one that runs is not published [PROMO-118, FACT-68]', async () => {
  const tools = rankingTools(world)
  const { contest, day, ana, ben } = await tools.runningDay()
  const read = () => ask(world, 'GET /promo/ranking/result', { query: { contest, day } })
  expect(await read()).toMatchObject({ status: 404, code: 'not_found' })
  world.clock.advance(86_400_000)
  await tools.settle()
  const { data } = await read()
  expect(rootOf(data.places.map(one => rankingLeaf({ ...one, contest, day })))).toBe(data.root)
  expect(data.places.map(({ place, bet, bonus }) => [place, bet, bonus])).toEqual([
    [1, '300.00', '25000.00'],
    [2, '200.00', '12000.00'],
  ])
  expect(data.places.map(({ player }) => player)).toEqual([ana, ben].map(masked))
  const text = JSON.stringify(data)
  expect([text.includes(String(ana.uid)), text.includes('salt')]).toEqual([false, false])
  expect(data.places[0]?.player_hash).not.toBe(playerHash(String(ana.uid), ''))
  const { status } = await ask(
    world,
    'POST /member/public_name/set',
    { body: { is_hidden: true } },
    { token: ana.token },
  )
  expect([status, (await read()).data.places[0]?.player]).toEqual([200, '***'])
})
