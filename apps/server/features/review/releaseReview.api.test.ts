import { askOffice, openWorld, staffOf, submitAs, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function waiting(): Promise<string> {
  const player = await world.player()
  await submitAs(world, player)
  return String(player.uid)
}

test('a case that is given back is free for the next, and what one does not have stays as it is', async () => {
  const rosa = await staffOf(world, { role: 'kyc' })
  const luz = await staffOf(world, { role: 'kyc' })
  const uid = await waiting()
  const claim = (token: string) =>
    askOffice(world, 'POST /office/api/review/claim', { body: { uid, version: 1 } }, token)
  const release = (token: string) => askOffice(world, 'POST /office/api/review/release', { body: { uid } }, token)
  await claim(rosa.token)
  await release(luz.token)
  expect(await claim(luz.token)).toMatchObject({ code: 'case_claimed' })
  await release(rosa.token)
  expect(await claim(luz.token)).toMatchObject({ status: 200 })
})
