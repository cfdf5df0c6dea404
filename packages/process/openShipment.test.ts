import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShipment, type Shipment, type ShipmentOptions } from './openShipment.ts'

/** A collector on another machine. What it answers is the test's to say. */
let collector: Server
let url: string
let got: string[]
let seen: IncomingMessage[]
let answer: (attempt: number, body: string) => number | 'silent' | 'mute' | 'elsewhere'
const shipments: Shipment[] = []
let said: string[]

beforeEach(async () => {
  ;[got, seen, said, answer] = [[], [], [], () => 204]
  collector = createServer((req, res) => void take(req, res)).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterEach(async () => {
  for (const shipment of shipments.splice(0)) await shipment.close()
  collector.closeAllConnections()
  collector.close()
})

async function take(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const body = await text(req)
  seen.push(req)
  const status = answer(seen.length, body)
  // Whoever is mute takes the connection and says nothing.
  if (status === 'mute') return
  if (status === 'silent') req.socket.destroy()
  else if (status === 'elsewhere') res.writeHead(307, { location: `${url}/elsewhere` }).end()
  else {
    if (status < 300) got.push(...body.trimEnd().split('\n'))
    res.writeHead(status).end()
  }
}

function open(wish: Partial<ShipmentOptions> = {}): Shipment {
  const shipment = openShipment({ url, say: sentence => said.push(sentence), firstWaitMs: 5, ...wish })
  shipments.push(shipment)
  return shipment
}

const line = (at: number) => `{"at":${at}}\n`
const ats = () => got.map(one => (JSON.parse(one) as { at: number }).at)
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

test('lines arrive as JSON, one a line, in their order and once each, with the token that was set [NET-56]', async () => {
  const shipment = open({ token: 'secret-of-the-collector' })
  for (const at of upTo(2000)) shipment.write(line(at))
  await expect.poll(ats).toEqual(upTo(2000))
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'Bearer secret-of-the-collector',
    'content-type': 'application/x-ndjson',
  })
  expect(seen.length).toBeLessThan(10)
  await expect.poll(shipment.figures).toEqual({ waiting: 0, lost: 0 })
  expect(said).toEqual([])
})

test.each([
  ['is not there', 'silent'],
  ['is overwhelmed', 503],
  ['asks for another token', 401],
] as const)(
  'through an outage in which the collector %s no line is lost, and it is said once [NET-57]',
  async (_what, status) => {
    answer = attempt => (attempt < 5 ? status : 204)
    const shipment = open()
    for (const at of upTo(50)) shipment.write(line(at))
    await expect.poll(() => seen.length).toBeGreaterThan(2)
    shipment.write(line(50))
    await expect.poll(ats).toEqual(upTo(51))
    await expect
      .poll(() => said)
      .toEqual(['The log does not reach LOG_URL: its lines wait.', 'The log reaches LOG_URL again.'])
    expect(shipment.figures()).toEqual({ waiting: 0, lost: 0 })
  },
)

test('while nobody takes them only so many wait: later ones are lost, counted and told of [NET-58]', async () => {
  let isDown = true
  answer = () => (isDown ? 503 : 204)
  const shipment = open({ mostBytes: line(0).length * 10 })
  for (const at of upTo(10)) shipment.write(line(at))
  for (let more = 0; more < 7; more++) shipment.write(line(9))
  expect(shipment.figures()).toEqual({ waiting: 10, lost: 7 })
  isDown = false
  await expect.poll(ats).toEqual(upTo(10))
  await expect.poll(() => said.at(-1)).toBe('7 lines of the log were lost on their way to LOG_URL.')
})

test('lines that the collector will never take keep none behind them waiting [NET-58]', async () => {
  answer = attempt => (attempt === 1 ? 413 : 204)
  const shipment = open()
  shipment.write(line(0))
  await expect.poll(() => shipment.figures().lost).toBe(1)
  shipment.write(line(1))
  await expect.poll(ats).toEqual([1])
})

test('of lines that are refused together the bad one alone is lost [NET-58]', async () => {
  answer = (_attempt, body) => (body.includes('"at":5}') ? 400 : 204)
  const shipment = open()
  for (const at of upTo(10)) shipment.write(line(at))
  await expect.poll(() => shipment.figures()).toEqual({ waiting: 0, lost: 1 })
  expect(ats()).toEqual(upTo(10).filter(at => at !== 5))
})

test('a collector that leads elsewhere is not followed: neither lines nor token go there [NET-59]', async () => {
  answer = attempt => (attempt === 1 ? 'elsewhere' : 204)
  const shipment = open({ token: 'secret-of-the-collector' })
  shipment.write(line(0))
  await expect.poll(ats).toEqual([0])
  expect(seen.map(({ url: path }) => path)).toEqual(['/', '/'])
})

test('whoever writes never waits, and what still waits is sent before the service ends [NET-58]', async () => {
  const shipment = open()
  for (const at of upTo(5)) shipment.write(line(at))
  expect(got).toEqual([])
  await shipment.close()
  expect(ats()).toEqual(upTo(5))
})

test.each([503, 'mute'] as const)(
  'a collector that answers %s holds up the end of a service for two seconds and no longer [NET-58]',
  async status => {
    answer = () => status
    const shipment = open()
    shipment.write(line(0))
    const from = performance.now()
    await shipment.close()
    expect(performance.now() - from).toBeLessThan(4000)
    expect(shipment.figures()).toEqual({ waiting: 1, lost: 0 })
  },
)
