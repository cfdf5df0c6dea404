import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What is asked of a server that somebody else composes. */
interface LateServer {
  ready(): PromiseLike<unknown>
  routing(req: IncomingMessage, res: ServerResponse): void
  close(): PromiseLike<unknown>
}

/** A server that listens at once and is put together by its first request, since many tests never send one. */
export async function openLateDoor(compose: () => LateServer): Promise<{ url: string; close(): Promise<void> }> {
  let composed: LateServer | undefined
  async function ready(): Promise<LateServer> {
    composed ??= compose()
    await composed.ready()
    return composed
  }
  const server = createServer((req, res) => {
    ready().then(
      app => app.routing(req, res),
      (fault: unknown) => res.destroy(fault instanceof Error ? fault : undefined),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      await composed?.close()
    },
  }
}
