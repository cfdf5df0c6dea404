import { openWorld, type World } from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hearNews, type News, tellChange, tellNews } from '../platform/events/index.ts'
import { connectStranger, startBroker } from '../platform/broker/startForTest.ts'
import { tellChanges } from './tellChanges.ts'

const log = pino({ level: 'silent' })
let world: World
let news: News
let started: Awaited<ReturnType<typeof startBroker>>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  news = await hearNews({ url: world.databaseUrl, clock: world.clock, log })
  started = await startBroker()
  tellChanges({ ...world, news, broker: started.broker, onFault })
})
afterAll(async () => {
  await started.stop()
  await news.close()
  await world.close()
})

function onFault(fault: unknown): never {
  throw fault
}

async function listen(uid: bigint): Promise<unknown[]> {
  const client = await connectStranger(started.url, String(uid))
  const heard: unknown[] = []
  client.on('message', (_topic, payload) => heard.push(JSON.parse(payload.toString())))
  await client.subscribeAsync(`change_notify${uid}`, { qos: 1 })
  return heard
}

test('a member hears within a second what of theirs changed, and nobody else does', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const [anas, bens] = [await listen(ana.uid), await listen(ben.uid)]
  await tellChange({ db: world.db, log }, ana.uid, 'deposit')
  const at = Math.floor(world.clock.now() / 1000)
  await vi.waitFor(() => expect(anas).toEqual([{ about: 'deposit', at }]), 1000)
  expect(bens).toEqual([])
})

test('nobody hears of what was undone', async () => {
  const ana = await world.player()
  const heard = await listen(ana.uid)
  const undone = world.db.app(async tx => {
    await tellNews(tx, 'member.changed', { uid: String(ana.uid), about: 'wallet' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await tellChange({ db: world.db, log }, ana.uid, 'withdrawal')
  await vi.waitFor(() => expect(heard).toMatchObject([{ about: 'withdrawal' }]), 1000)
})

test('a change that cannot be told harms nothing: it is a hint', async () => {
  const db = { ...world.db, app: () => Promise.reject(new Error('gone')) }
  await expect(tellChange({ db, log }, 7n, 'wallet')).resolves.toBeUndefined()
})
