import { ask, openWorld, type PushDevice, pushTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let at: ReturnType<typeof pushTools>
beforeAll(async () => {
  world = await openWorld({ countsLoopback: true })
  at = pushTools(world)
})
afterAll(() => world.close())

function renew(before: PushDevice, now: PushDevice, auth = before.keys.auth) {
  const body = { before: { endpoint: before.endpoint, auth }, now: { endpoint: now.endpoint, ...now.keys } }
  return ask(world, 'POST /push/renew', { body })
}

async function pushedTo(device: PushDevice): Promise<number> {
  return (await at.received(device)).length
}

test('a browser that changed its subscription goes on with the new one, in the language it had [MSG-52]', async () => {
  const ana = await world.player()
  const [before, now] = [await at.deviceOf(ana, 'tl'), await at.openDevice()]
  expect(await renew(before, now)).toMatchObject({ status: 200, data: {} })
  await at.notify(ana, 'deposit_completed')
  await at.tell()
  await at.work()
  expect([await pushedTo(before), await pushedTo(now)]).toEqual([0, 1])
  expect((await at.received(now))[0]?.text).toContain('Natanggap ang deposit')
  expect(await at.isOn(ana)).toBe(true)
})

test('whoever does not know the secret changes nothing, and is answered as everybody is [MSG-52]', async () => {
  const ana = await world.player()
  const [before, theirs] = [await at.deviceOf(ana), await at.openDevice()]
  const guessed = await renew(before, theirs, 'A'.repeat(22))
  const unknown = await renew(await at.openDevice(), theirs)
  expect([guessed.status, guessed.data, unknown.status, unknown.data]).toEqual([200, {}, 200, {}])
  await at.notify(ana, 'deposit_completed')
  await at.tell()
  await at.work()
  expect([await pushedTo(before), await pushedTo(theirs)]).toEqual([1, 0])
})

test('an address that is no service of browsers is refused [MSG-44]', async () => {
  const before = await at.deviceOf(await world.player())
  const elsewhere = { ...(await at.openDevice()), endpoint: 'http://127.0.0.1:5432/' }
  expect(await renew(before, elsewhere)).toMatchObject({ status: 400, code: 'push_unusable' })
})

test('a network tells of sixty an hour at most', async () => {
  const [before, now] = [await at.openDevice(), await at.openDevice()]
  let answer = await renew(before, now)
  for (let time = 0; time < 60 && answer.status === 200; time++) answer = await renew(before, now)
  expect(answer).toMatchObject({ status: 429, code: 'push_too_often' })
})
