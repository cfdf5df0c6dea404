import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ask, openWorld, type Player, pushTools, setFault, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeSignIn } from '../identity/index.ts'
import { setGate } from '../gate/index.ts'

let world: World
let at: ReturnType<typeof pushTools>
beforeAll(async () => {
  world = await openWorld()
  at = pushTools(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  await setFault(world, 'push', { kind: 'none' })
  await at.tell()
  await at.work()
})

const hourMs = 3_600_000
const agree = ({ token }: Player, isGiven = true) =>
  ask(world, 'POST /member/consent/marketing', { body: { is_given: isGiven } }, { token })

test('what is pushed is sealed, signed, and bears neither its kind nor its length [MSG-41, MSG-48]', async () => {
  const ana = await world.player()
  const device = await at.deviceOf(ana)
  await at.notify(ana, 'deposit_completed')
  await at.notify(ana, 'security_payee')
  await at.tell()
  await at.work()
  // The stand-in opens only what is sealed for its browser, under a token of ours for it alone.
  const pushed = await at.received(device)
  expect(pushed.map(({ ttl, urgency }) => [ttl, urgency])).toEqual([
    [9 * 3600, 'normal'],
    [24 * 3600, 'high'],
  ])
  expect(pushed.map(({ topic }) => /^[\w-]{32}$/.test(topic))).toEqual([true, true])
  const [first] = pushed
  expect(JSON.parse(first?.text ?? '{}')).toMatchObject({
    web_push: 8030,
    notification: { title: 'Deposit received', navigate: `${world.url}/s-transaction/deposit?time_flag=30` },
  })
})

describe('an offer is pushed', () => {
  test('to whoever agreed to offers, and to nobody else [MSG-46]', async () => {
    const [ana, ben] = [await world.player(), await world.player()]
    const [hers, his] = [await at.deviceOf(ana), await at.deviceOf(ben)]
    await agree(ana)
    for (const player of [ana, ben]) await at.notify(player, 'tickets_given')
    await at.tell()
    expect(await at.work()).toEqual(['done', 'done'])
    expect([(await at.received(hers)).length, (await at.received(his)).length]).toEqual([1, 0])
  })

  test.each(['exclusion', 'time_out', 'staff', 'rest'] as const)(
    'to nobody who is closed to offers by %s when it is sent, however it was when it was queued [MSG-46]',
    async cause => {
      const ana = await world.player()
      const device = await at.deviceOf(ana)
      await agree(ana)
      await at.notify(ana, 'level_reached')
      await at.tell()
      const nowMs = world.clock.now()
      const gate = { uid: ana.uid, cause, openUntilMs: null, closedUntilMs: nowMs + hourMs, nowMs }
      await world.db.member(ana.uid, tx => setGate(tx, gate))
      await at.notify(ana, 'withdrawal_completed')
      await at.tell()
      await at.work()
      const titles = (await at.received(device)).map(({ text }) => JSON.parse(text).notification.title)
      expect(titles).toEqual(['Withdrawal sent'])
    },
  )

  test('to nobody who withdrew their consent meanwhile [MSG-46]', async () => {
    const ana = await world.player()
    const device = await at.deviceOf(ana)
    await agree(ana)
    await at.notify(ana, 'level_reached')
    await at.tell()
    await agree(ana, false)
    expect(await at.work()).toEqual(['done'])
    expect(await at.received(device)).toEqual([])
  })
})

test('what was read meanwhile is not pushed [MSG-49]', async () => {
  const ana = await world.player()
  const device = await at.deviceOf(ana)
  await at.notify(ana, 'kyc_approved')
  await at.tell()
  await ask(world, 'POST /member/message/read', { body: { id: 'all' } }, ana)
  expect(await at.work()).toEqual(['done'])
  expect(await at.received(device)).toEqual([])
})

describe('nothing is pushed to a device whose session', () => {
  const endings = {
    'was left': async ({ token }: Player) => void (await ask(world, 'POST /member/logout', {}, { token })),
    'ran out': async () => world.clock.advance(7 * 24 * hourMs),
    'ended with the account': ({ uid }: Player) => world.db.app(tx => closeSignIn(tx, uid, world.clock.now())),
  }
  test.each(Object.entries(endings))('%s, and the device is forgotten [MSG-47]', async (_ending, end) => {
    const ana = await world.player()
    const device = await at.deviceOf(ana)
    await end(ana)
    await at.notify(ana, 'security_password')
    await at.tell()
    expect(await at.work()).toEqual(['done'])
    expect(await at.received(device)).toEqual([])
    const left = await world.db.app(tx =>
      tx.selectFrom('push_subscription').select('id').where('uid', '=', ana.uid).execute(),
    )
    expect(left).toEqual([])
  })
})

describe('a service', () => {
  async function pushUnder(kind: string) {
    const ana = await world.player()
    const device = await at.deviceOf(ana)
    await at.notify(ana, 'security_password')
    await at.tell()
    await setFault(world, 'push', { kind, times: 1 })
    return { ana, device, outcomes: await at.work() }
  }

  test.each(['failing', 'silent'])('that is %s is asked again by the job itself [MSG-49]', async kind => {
    const { ana, device, outcomes } = await pushUnder(kind)
    expect(outcomes).toEqual(['The push service did not take the message.'])
    expect(await at.isOn(ana)).toBe(true)
    expect([await at.work(), await at.work()]).toEqual([['done'], []])
    expect(await at.received(device)).toHaveLength(1)
  })

  test('that says when is asked again then, and not before [MSG-49]', async () => {
    const { device, outcomes } = await pushUnder('refusing')
    expect(outcomes).toEqual(['done'])
    expect(await at.waiting()).toEqual([world.clock.now() + 120_000])
    expect(await at.work()).toEqual([])
    world.clock.advance(120_000)
    expect(await at.work()).toEqual(['done'])
    expect(await at.received(device)).toHaveLength(1)
  })

  test('is not asked any more once the message is a day old [MSG-49]', async () => {
    const { device } = await pushUnder('refusing')
    world.clock.advance(24 * hourMs)
    expect(await at.work()).toEqual(['done'])
    expect([await at.waiting(), await at.received(device)]).toEqual([[], []])
  })

  test.each(['declining', 'garbled'])(
    'that is %s is not asked again for the same, nor where it leads [MSG-44]',
    async kind => {
      const { ana, device, outcomes } = await pushUnder(kind)
      expect([outcomes, await at.waiting(), await at.received(device)]).toEqual([['done'], [], []])
      expect(await at.isOn(ana)).toBe(true)
    },
  )

  test('that knows a browser no more has us forget it [MSG-50]', async () => {
    const ana = await world.player()
    const device = await at.deviceOf(ana)
    await at.leave(device)
    await at.notify(ana, 'security_password')
    await at.tell()
    expect(await at.work()).toEqual(['done'])
    expect(await at.isOn(ana)).toBe(false)
  })

  test('that was taken from the list is asked no more [MSG-44]', async () => {
    // It would take each message.
    let requests = 0
    const other = createServer((_req, res) => {
      requests++
      res.writeHead(201).end()
    })
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    const ana = await world.player()
    const device = await at.deviceOf(ana)
    await world.db.app(tx =>
      tx
        .updateTable('push_subscription')
        .set({ endpoint: `http://127.0.0.1:${(other.address() as AddressInfo).port}/of-ana` })
        .where('endpoint', '=', device.endpoint)
        .execute(),
    )
    await at.notify(ana, 'security_password')
    await at.tell()
    expect(await at.work()).toEqual(['done'])
    other.closeAllConnections()
    await new Promise(resolve => other.close(resolve))
    expect([requests, await at.isOn(ana)]).toEqual([0, false])
  })
})

test('an hour of the day that turned into night while it waited sends it in the morning [MSG-45]', async () => {
  const ana = await world.player()
  const device = await at.deviceOf(ana)
  await at.notify(ana, 'kyc_approved')
  await at.tell()
  const day = 24 * hourMs
  const evening = Date.parse('2026-03-02T22:00:00+08:00')
  world.clock.advance(evening + Math.ceil((world.clock.now() - evening) / day) * day - world.clock.now())
  expect(await at.work()).toEqual(['done'])
  expect([await at.received(device), await at.waiting()]).toEqual([[], [world.clock.now() + 10 * hourMs]])
})
