import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ownDatabase, root } from '@saya/testing'
import { expect, test } from 'vitest'
import { openBooks } from '../books.store.ts'
import { faults } from '../faults.ts'
import { eventSender } from './eventSender.ts'

test('closing waits for the event that is being sent and for no later one, however slow the receiver is', async () => {
  const own = await ownDatabase('sandbox')
  const books = await openBooks(own.url, join(root, 'apps/sandbox/migrations'))
  let came = 0
  const slow = createServer((_req, res) => {
    came += 1
    setTimeout(() => res.writeHead(500).end(), 300)
  }).listen(0, '127.0.0.1')
  await once(slow, 'listening')
  const { port } = slow.address() as { port: number }
  // Of a clock that runs ahead everything is due again at once.
  let ahead = 0
  const deps = { books, faults: faults(), now: () => Date.now() + (ahead += 3_600_000) }
  const sender = eventSender(deps, {
    gateway: 'paymongo',
    door: 'events',
    party: 'paymongo_events',
    url: () => `http://127.0.0.1:${port}/`,
    write: async () => ({ body: '{}', headers: {} }),
  })
  const kinds = Array.from({ length: 6 }, (_, at) => `kind ${at}`)
  await sender.note({ kinds, about: 'page', at: Math.floor(Date.now() / 1000) })
  while (came < 8) await wait(50)
  const before = came
  await sender.close()
  expect(came - before).toBeLessThanOrEqual(1)
  slow.closeAllConnections()
  slow.close()
  await books.close()
  await own.drop()
})
