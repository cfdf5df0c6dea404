import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningPostgres, startPostgres } from '@saya/postgres'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BackboneListener, BackboneFault, type Note } from './backbone.ts'
import { fanOut } from './fanOut.ts'
import { findMosquitto, type Mosquitto, startMosquitto } from './mosquittoForTest.ts'
import { mqttBackbone } from './mqttBackbone.ts'
import { postgresBackbone } from './postgresBackbone.ts'
import { listen, startBroker } from './startForTest.ts'

const clock = { now: () => Date.now() }
const found = findMosquitto()
const isMissing = 'missing' in found
if (isMissing) console.warn(`The line over Mosquitto is not tried: ${found.missing}`)

const folder = mkdtempSync(path.join(tmpdir(), 'saya-backbone-'))
let postgres: RunningPostgres
let mosquitto: Mosquitto
const leaving: (() => unknown)[] = []

beforeAll(async () => {
  postgres = await startPostgres({ dataFolder: folder, forTests: true })
  if (!isMissing) mosquitto = await startMosquitto(found.program, [])
})

afterEach(async () => {
  for (const leave of leaving.splice(0).toReversed()) await leave()
})

afterAll(async () => {
  await mosquitto?.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const overPostgres = (listener: BackboneListener) =>
  postgresBackbone({ ...listener, clock, url: postgres.url('postgres'), retryMs: 200 })
const overMosquitto = (listener: BackboneListener) =>
  mqttBackbone({ ...listener, clock, url: mosquitto.serverUrl, retryMs: 200 })

/** Ends every line between copies, as a restart of the database does, once and at once. */
async function interruptPostgres(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saya saya_bonus'",
  )
  await client.end()
  return async () => {}
}

interface Line {
  readonly name: string
  readonly open: typeof overPostgres | typeof overMosquitto
  interrupt(): Promise<() => Promise<void>>
}

const lines: readonly Line[] = [
  { name: 'PostgreSQL', open: overPostgres, interrupt: interruptPostgres },
  ...(isMissing ? [] : [{ name: 'Mosquitto', open: overMosquitto, interrupt: () => mosquitto.interrupt() }]),
]

describe.each(lines)('over $name', ({ open, interrupt }) => {
  /** One copy of the server; all of them read the same kept messages. */
  async function copy(kept: Map<string, Note>) {
    const { broker, url, stop } = await startBroker()
    const line = await fanOut({
      broker,
      openBackbone: open,
      findPayload: async ({ messageId }) => (kept.has(messageId) ? `content of ${messageId}` : null),
      listSince: async () => [...kept.values()],
    })
    leaving.push(stop, line.close)
    return { broker, url, line }
  }

  async function page(url: string, uid: string) {
    const listener = listen(url, uid)
    leaving.push(listener.stop)
    await vi.waitFor(() => expect(listener.states.at(-1)).toBe('open'), 4000)
    return listener
  }

  function keep(kept: Map<string, Note>, uid: string, messageId: string): Note {
    const note = { uid, messageId }
    kept.set(messageId, note)
    return note
  }

  test('a message announced at one copy reaches its member at any, in order, and nobody else', async () => {
    const kept = new Map<string, Note>()
    const [near, far] = await Promise.all([copy(kept), copy(kept)])
    const [here, there, other] = await Promise.all([page(near.url, '42'), page(far.url, '42'), page(far.url, '43')])
    const wanted: string[] = []
    for (let number = 0; number < 50; number++) {
      await near.line.announce(keep(kept, '42', `m${number}`))
      wanted.push(`content of m${number}`)
    }
    await vi.waitFor(() => expect(there.received).toEqual(wanted), 4000)
    await vi.waitFor(() => expect(here.received).toEqual(wanted), 4000)
    expect(other.received).toEqual([])
  })

  test('a message that is not kept is not sent', async () => {
    const kept = new Map<string, Note>()
    const { url, line } = await copy(kept)
    const listener = await page(url, '42')
    await line.announce({ uid: '42', messageId: 'gone' })
    await line.announce(keep(kept, '42', 'there'))
    await vi.waitFor(() => expect(listener.received).toEqual(['content of there']), 4000)
  })

  test('what was kept while the line was down is sent when it is up again', async () => {
    const kept = new Map<string, Note>()
    const { url, line } = await copy(kept)
    const listener = await page(url, '42')
    const restore = await interrupt()
    await vi.waitFor(() => expect(line.isUp()).toBe(false), { timeout: 4000, interval: 5 })
    const missed = keep(kept, '42', 'missed')
    await expect(line.announce(missed)).rejects.toBeInstanceOf(BackboneFault)
    await restore()
    await vi.waitFor(() => expect(listener.received).toEqual(['content of missed']), 8000)
    await line.announce(keep(kept, '42', 'next'))
    await vi.waitFor(() => expect(listener.received).toEqual(['content of missed', 'content of next']), 4000)
  })

  test('a line that is closed stays closed', async () => {
    const { line } = await copy(new Map())
    await line.close()
    expect(line.isUp()).toBe(false)
    await expect(line.announce({ uid: '1', messageId: 'm' })).rejects.toBeInstanceOf(BackboneFault)
  })
})

test('a line that cannot be opened at the start says so', async () => {
  const listener = { onNote: () => {}, onGap: () => {}, clock }
  await expect(postgresBackbone({ ...listener, url: 'postgres://nobody@127.0.0.1:1/x' })).rejects.toThrow(
    'ECONNREFUSED',
  )
  await expect(mqttBackbone({ ...listener, url: 'mqtt://127.0.0.1:1' })).rejects.toThrow('ECONNREFUSED')
})
