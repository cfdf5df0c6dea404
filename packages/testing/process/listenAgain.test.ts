import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { listenAgain } from './listenAgain.ts'

function door() {
  const server = createServer()
  async function listen({ host, port }: { readonly host: string; readonly port: number }): Promise<string> {
    server.listen(port, host)
    await once(server, 'listening')
    return `http://${host}:${(server.address() as AddressInfo).port}`
  }
  async function close(): Promise<void> {
    server.close()
    await once(server, 'close')
  }
  return { server, listen, close }
}

test('who comes after somebody has their address, who comes beside them another, and nobody that of a stranger', async () => {
  const [first, second, beside, stranger, last] = [door(), door(), door(), door(), door()]
  const url = await listenAgain(first)
  const other = await listenAgain(beside)
  expect(other).not.toBe(url)
  await first.close()
  expect(await listenAgain(second)).toBe(url)
  await second.close()
  await stranger.listen({ host: '127.0.0.1', port: Number(new URL(url).port) })
  const own = await listenAgain(last)
  expect([url, other]).not.toContain(own)
  for (const one of [beside, stranger, last]) await one.close()
})
