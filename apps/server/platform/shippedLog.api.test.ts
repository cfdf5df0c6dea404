import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShipment } from '@saya/process'
import { ask, openWorld } from '@saya/testing'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { signActs } from '../features/staff/index.ts'
import { signHeads } from '../features/wallet/heads/headsFile.ts'
import { createLog } from './createLog.ts'
import { systemRandom } from './random.ts'
import { measureShipment, shipHeads } from './shippedLog.ts'
import { signingKey } from './signed/index.ts'

test('another machine gets the lines of calls and the signed heads of record and ledger, and no call waits for it [NET-56, NET-58]', async () => {
  const got: Record<string, unknown>[] = []
  let isDown = true
  async function take(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await text(req)
    // One that takes connections and says nothing.
    if (isDown) return
    for (const line of body.trimEnd().split('\n')) got.push(JSON.parse(line) as Record<string, unknown>)
    res.writeHead(204).end()
  }
  const collector = createServer((req, res) => void take(req, res)).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const shipment = openShipment({ url: `http://127.0.0.1:${port}`, say: () => {}, firstWaitMs: 5 })
  const world = await openWorld({ log: createLog('debug', shipment) })
  const dataFolder = await mkdtemp(join(tmpdir(), 'saya-heads-'))
  try {
    const ana = await world.player()
    expect((await ask(world, 'GET /member/detail', {}, ana)).status).toBe(200)
    const ship = shipHeads(shipment, world.clock)
    const signing = { ...world, dataFolder, key: signingKey(Buffer.alloc(32, 4)), ship, random: systemRandom }
    await signActs(signing)
    await signHeads(signing)
    expect([got, shipment.figures().lost]).toEqual([[], 0])
    isDown = false
    collector.closeAllConnections()
    await expect.poll(() => got.filter(({ signed }) => signed).map(({ signed }) => signed)).toEqual(['acts', 'ledger'])
    expect(got.find(({ msg }) => msg === 'answered')).toMatchObject({ route: '/member/detail', status: 200 })
    const heads = got.flatMap(({ head }) => (typeof head === 'string' ? [JSON.parse(head) as object] : []))
    expect(heads).toEqual([
      expect.objectContaining({ seq: '0' }),
      expect.objectContaining({ schemas: expect.anything() }),
    ])
    for (const head of heads) expect(head).toHaveProperty('signature')
    const all = JSON.stringify(got)
    expect([ana.phone, ana.token].filter(secret => all.includes(secret))).toEqual([])
  } finally {
    await world.close()
    collector.closeAllConnections()
    collector.close()
    await rm(dataFolder, { recursive: true })
  }
})

test('how many lines wait and were lost stands among the figures of the copy [NET-58]', async () => {
  const metrics = new Registry()
  measureShipment(metrics, { write() {}, figures: () => ({ waiting: 12, lost: 3 }), close: async () => {} })
  const text = await metrics.metrics()
  expect(text).toContain('log_lines{state="waiting"} 12')
  expect(text).toContain('log_lines{state="lost"} 3')
})
