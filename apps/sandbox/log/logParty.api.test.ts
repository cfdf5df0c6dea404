import { openShipment } from '@saya/process'
import { openWorld, type World } from '@saya/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
afterEach(() => setFault('none'))

function setFault(kind: string, times?: number) {
  return call('/faults', { party: 'log', kind, times })
}

function call(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${world.sandboxUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function linesOf(only = ''): Promise<readonly Record<string, unknown>[]> {
  const answer = await fetch(`${world.sandboxUrl}/log/lines?only=${only}`)
  return (await answer.json()) as Record<string, unknown>[]
}

function ship() {
  return openShipment({ url: `${world.sandboxUrl}/log`, say: () => {}, firstWaitMs: 5 })
}

test.each(['failing', 'silent', 'cut'])(
  'lines come although the collector was %s, in their order [NET-56]',
  async kind => {
    await setFault(kind, 2)
    const shipment = ship()
    for (const at of [1, 2, 3]) shipment.write(`${JSON.stringify({ level: 30, msg: `${kind} ${at}` })}\n`)
    const known = async () => (await linesOf()).map(({ msg }) => msg).filter(msg => String(msg).startsWith(kind))
    await expect.poll(async () => (await known()).slice(0, 3)).toEqual([3, 2, 1].map(at => `${kind} ${at}`))
    await expect.poll(() => shipment.figures()).toEqual({ waiting: 0, lost: 0 })
    // What was kept behind an answer that never came, comes again.
    expect(await known()).toHaveLength(kind === 'cut' ? 9 : 3)
    await shipment.close()
  },
)

test('lines that are never taken are lost, and counted', async () => {
  await setFault('refusing')
  const shipment = ship()
  shipment.write('{"msg":"refused"}\n')
  await expect.poll(() => shipment.figures()).toEqual({ waiting: 0, lost: 1 })
  expect((await linesOf()).map(({ msg }) => msg)).not.toContain('refused')
  await shipment.close()
})

test.each(['no json', '[1]', '', '{"msg":"one"}\nno json'])('no line of %j is taken', async body => {
  const before = (await linesOf()).length
  const headers = { 'content-type': 'application/x-ndjson' }
  const { status } = await fetch(`${world.sandboxUrl}/log`, { method: 'POST', headers, body })
  expect([status, (await linesOf()).length]).toEqual([400, before])
})

test('people read the lines, and the signed heads apart from them', async () => {
  const shipment = ship()
  shipment.write('{"level":40,"msg":"<b>odd</b>"}\n')
  shipment.write('{"level":30,"signed":"acts","head":"{}"}\n')
  await expect.poll(() => shipment.figures().waiting).toBe(0)
  const page = await (await fetch(`${world.sandboxUrl}/logs`)).text()
  expect(page).toContain('&lt;b&gt;odd&lt;/b&gt;')
  expect((await linesOf('signed')).map(({ signed }) => signed)).toEqual(['acts'])
  expect(await (await fetch(`${world.sandboxUrl}/logs?only=signed`)).text()).not.toContain('odd')
  await shipment.close()
})
