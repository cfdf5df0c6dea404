import { ask, openWorld, pushTools, signInAgain, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let at: ReturnType<typeof pushTools>
beforeAll(async () => {
  world = await openWorld()
  at = pushTools(world)
})
afterAll(() => world.close())

const countOf = (uid: bigint) =>
  world.db.app(async tx => {
    const rows = await tx.selectFrom('push_subscription').select('endpoint').where('uid', '=', uid).execute()
    return rows.map(({ endpoint }) => endpoint)
  })

test('a member turns notifications on for the device in their hand, twice as well as once [MSG-42]', async () => {
  const ana = await world.player()
  const device = await at.openDevice()
  expect(await at.isOn(ana)).toBe(false)
  expect(await at.subscribe(ana, device)).toMatchObject({ status: 200, data: { is_on: true } })
  expect(await at.isOn(ana)).toBe(true)
  expect((await at.subscribe(ana, device)).status).toBe(200)
  const elsewhere = await signInAgain(world.db, world.clock, ana)
  expect(await at.isOn(elsewhere)).toBe(false)
  expect(await countOf(ana.uid)).toEqual([device.endpoint])
})

test('a session has one browser: the one that was named last', async () => {
  const ana = await world.player()
  await at.deviceOf(ana)
  const second = await at.deviceOf(ana)
  expect(await countOf(ana.uid)).toEqual([second.endpoint])
})

test('whoever turns them on in a browser that was another member’s takes it over [MSG-47]', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const device = await at.deviceOf(ana)
  await at.subscribe(ben, device)
  expect([await at.isOn(ana), await at.isOn(ben)]).toEqual([false, true])
  await at.notify(ana, 'deposit_completed')
  await at.tell()
  await at.work()
  expect(await at.received(device)).toEqual([])
})

test('an address that is no service of browsers, and a key that is no point, are refused and never asked [MSG-44]', async () => {
  const ana = await world.player()
  const { endpoint, keys } = await at.openDevice()
  const bodies = [
    { endpoint: `${world.url}/member/index`, ...keys },
    { endpoint: 'http://127.0.0.1:5432/', ...keys },
    { endpoint: 'https://169.254.169.254/latest/meta-data', ...keys },
    { endpoint: 'https://fcm.googleapis.com.evil.example/a', ...keys },
    { endpoint, auth: keys.auth, p256dh: `B${'A'.repeat(86)}` },
  ]
  for (const body of bodies) {
    expect(await ask(world, 'POST /member/push/subscribe', { body }, ana)).toMatchObject({
      status: 400,
      code: 'push_unusable',
    })
  }
  const shapeless = { endpoint, auth: keys.auth, p256dh: 'short' }
  expect((await ask(world, 'POST /member/push/subscribe', { body: shapeless }, ana)).status).toBe(400)
  expect(await countOf(ana.uid)).toEqual([])
})

test('a member has ten devices at most, of which the oldest go [MSG-51]', async () => {
  const ana = await world.player()
  const devices = []
  for (let made = 0; made < 11; made++) {
    world.clock.advance(1000)
    devices.push(await at.deviceOf(await signInAgain(world.db, world.clock, ana)))
  }
  const kept = await countOf(ana.uid)
  expect(kept).toHaveLength(10)
  expect(kept).not.toContain(devices[0]?.endpoint)
})

test('they are turned on twenty times an hour at most [MSG-51]', async () => {
  const ana = await world.player()
  const device = await at.openDevice()
  for (let time = 0; time < 20; time++) expect((await at.subscribe(ana, device)).status).toBe(200)
  const refused = await at.subscribe(ana, device)
  expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([429, 'push_too_often', '3600'])
  world.clock.advance(3_600_000)
  expect((await at.subscribe(ana, device)).status).toBe(200)
})

test('a guest turns nothing on, and neither does a session that is over', async () => {
  const ana = await world.player()
  const device = await at.openDevice()
  expect((await at.subscribe({ token: '' }, device)).status).toBe(401)
  await ask(world, 'POST /member/logout', {}, ana)
  expect((await at.subscribe(ana, device)).status).toBe(401)
})
