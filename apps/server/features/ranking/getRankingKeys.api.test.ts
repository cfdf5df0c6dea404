import { verify, createPublicKey } from 'node:crypto'
import { signedTextOf } from '@saya/game-math'
import { ask, openWorld, rankingTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function isSigned(query: { contest: string; day: string }, key: string): Promise<boolean> {
  const { data: list } = await ask(world, 'GET /promo/ranking/result', { query })
  const { text = '', signature = '' } = signedTextOf(list) ?? {}
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
}

test('anybody is told the keys apart from the lists, and they stay whatever the database holds [PROMO-240]', async () => {
  const tools = rankingTools(world)
  const { contest, day } = await tools.settledDay()
  const { data } = await ask(world, 'GET /promo/ranking/keys', {})
  const [key = ''] = data.keys
  expect(await isSigned({ contest, day }, key)).toBe(true)
  await tools.signAnew()
  expect(await isSigned({ contest, day }, key)).toBe(false)
  expect((await ask(world, 'GET /promo/ranking/keys', {})).data.keys).toEqual([key])
})
