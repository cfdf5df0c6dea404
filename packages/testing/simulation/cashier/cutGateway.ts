import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Cuts } from './cuts.ts'

/** A gateway as whoever may be cut off reaches it: each call is a place to cut. */
export async function openCutGateway(gatewayUrl: string, cuts: Cuts): Promise<{ url: string; close(): Promise<void> }> {
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const cut = cuts.isDead() ? 'before' : cuts.pass('call')
    const passed = cut === 'before' ? undefined : await passOn(gatewayUrl, req)
    if (cut === undefined && passed) return void res.writeHead(passed.status, passed.headers).end(passed.body)
    req.socket.destroy()
    if (cut) cuts.fell()
  }
  const server = createServer((req, res) => void answer(req, res))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

const passedOn = ['authorization', 'content-type', 'idempotency-key'] as const

async function passOn(gatewayUrl: string, req: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part as Buffer)
  const headers = Object.fromEntries(
    passedOn.flatMap(name => (typeof req.headers[name] === 'string' ? [[name, req.headers[name]]] : [])),
  )
  const body = parts.length > 0 ? { body: Buffer.concat(parts) } : {}
  const answer = await fetch(`${gatewayUrl}${req.url}`, { method: req.method ?? 'GET', headers, ...body }).catch(
    () => undefined,
  )
  if (!answer) return undefined
  const type = answer.headers.get('content-type') ?? 'application/json'
  return { status: answer.status, headers: { 'content-type': type }, body: Buffer.from(await answer.arrayBuffer()) }
}
