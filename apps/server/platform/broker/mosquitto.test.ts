import { connectAsync } from 'mqtt'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findMosquitto, type Mosquitto, startMosquitto } from './mosquittoForTest.ts'
import { listen } from './startForTest.ts'

const found = findMosquitto()
const isMissing = 'missing' in found
if (isMissing) console.warn(`Our client is not tried against Mosquitto: ${found.missing}`)

let mosquitto: Mosquitto
let stop: () => void = () => {}

beforeAll(async () => {
  if (!isMissing) mosquitto = await startMosquitto(found.program, ['42'])
})

afterEach(() => stop())
afterAll(() => mosquitto?.stop())

function page(token: string, uid = '42') {
  const listener = listen(mosquitto.memberUrl, uid, () => token)
  stop = listener.stop
  return listener
}

async function publish(...payloads: string[]): Promise<void> {
  const server = await connectAsync(mosquitto.serverUrl)
  for (const payload of payloads) await server.publishAsync('bonus_notify42', payload, { qos: 1 })
  await server.endAsync()
}

test.skipIf(isMissing)('our client hears its topic from a broker that is not ours', async () => {
  const listener = page('secret42')
  await vi.waitFor(() => expect(listener.states.at(-1)).toBe('open'), 4000)
  const sent = Array.from({ length: 100 }, (_, number) => `message ${number}`)
  await publish(...sent)
  await vi.waitFor(() => expect(listener.received).toEqual(sent), 4000)
})

test.skipIf(isMissing)('a foreign refusal of credentials is understood as one', async () => {
  const listener = page('wrong')
  await vi.waitFor(() => expect(listener.states).toEqual(['connecting', 'refused']), 4000)
})

test.skipIf(isMissing)('our client is back and subscribed after the foreign broker died [MSG-18]', async () => {
  const listener = page('secret42')
  await vi.waitFor(() => expect(listener.states.at(-1)).toBe('open'), 4000)
  const startAgain = await mosquitto.interrupt()
  await vi.waitFor(() => expect(listener.states.at(-1)).toBe('waiting'), 4000)
  await startAgain()
  await vi.waitFor(() => expect(listener.states.at(-1)).toBe('open'), 8000)
  await publish('again')
  await vi.waitFor(() => expect(listener.received).toEqual(['again']), 4000)
})
