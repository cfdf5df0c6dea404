import { decideAs, openWorld, pace, reject, submitAs, type World } from '@saya/testing'
import type { MqttClient } from 'mqtt'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hearNews, type News } from '../platform/events/index.ts'
import { connectStranger, startBroker } from '../platform/broker/startForTest.ts'
import { tellStanding } from './tellStanding.ts'

let world: World
let news: News
let started: Awaited<ReturnType<typeof startBroker>>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  news = await hearNews({ url: world.databaseUrl, clock: world.clock, log: pino({ level: 'silent' }) })
  started = await startBroker()
  tellStanding({ ...world, news, broker: started.broker, onFault })
})
afterAll(async () => {
  await started.stop()
  await news.close()
  await world.close()
})

function onFault(fault: unknown): never {
  throw fault
}

async function listen(client: MqttClient, topic: string): Promise<() => Promise<unknown>> {
  const waiting: ((message: unknown) => void)[] = []
  const arrived: unknown[] = []
  client.on('message', (_topic, payload) => {
    const message: unknown = JSON.parse(payload.toString())
    const next = waiting.shift()
    if (next) next(message)
    else arrived.push(message)
  })
  await client.subscribeAsync(topic, { qos: 1 })
  return async () => arrived.shift() ?? new Promise(resolve => void waiting.push(resolve))
}

test('a member hears of each change of their standing within a second, on a topic that is theirs alone', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const client = await connectStranger(started.url, String(ana.uid))
  await expect(client.subscribeAsync(`kyc_notify${ben.uid}`, { qos: 1 })).rejects.toThrow('Unspecified error')
  const next = await listen(client, `kyc_notify${ana.uid}`)
  for (const [change, kyc_status] of [
    [() => submitAs(world, ana), 2],
    [() => decideAs(world, ana.uid, reject('first_name')), 3],
  ] as const) {
    await change()
    const startMs = performance.now()
    expect(await next()).toEqual({ kyc_status, at: Math.floor(world.clock.now() / 1000) })
    expect(performance.now() - startMs).toBeLessThan(1000 * pace)
  }
  await client.endAsync()
})
