import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** How long a server that starts again is waited for. */
const patienceMs = 10_000
const againMs = 150

/** Hands a request on to the server behind, and its answer back. One that has nothing to lose waits for a restart. */
export async function passOn(req: IncomingMessage, res: ServerResponse, port: number): Promise<void> {
  const until = performance.now() + (isEmpty(req) ? patienceMs : 0)
  while (!(await tryOnce(req, res, port))) {
    if (performance.now() > until) {
      res.writeHead(502, { 'content-type': 'text/plain' }).end('The server starts again. Try this once more.\n')
      return
    }
    await wait(againMs)
  }
}

function isEmpty(req: IncomingMessage): boolean {
  return req.method === 'GET' || req.method === 'HEAD'
}

/** False when nobody listens there now. */
function tryOnce(req: IncomingMessage, res: ServerResponse, port: number): Promise<boolean> {
  const { method, url: path, headers } = req
  return new Promise(resolve => {
    const behind = request({ host: '127.0.0.1', port, method, path, headers }, answer => {
      res.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(res)
      resolve(true)
    })
    behind.once('error', error => {
      if (res.headersSent) res.destroy()
      resolve(res.headersSent || (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED')
    })
    res.once('close', () => behind.destroy())
    if (isEmpty(req)) behind.end()
    else req.pipe(behind)
  })
}

/** The same for a connection that becomes something else than HTTP. */
export function passConnectionOn(req: IncomingMessage, socket: Duplex, port: number): void {
  const behind = connect(port, '127.0.0.1', () => {
    const lines = [`${req.method} ${req.url} HTTP/1.1`]
    for (let index = 0; index < req.rawHeaders.length; index += 2) {
      lines.push(`${req.rawHeaders[index]}: ${req.rawHeaders[index + 1]}`)
    }
    behind.write(`${lines.join('\r\n')}\r\n\r\n`)
    behind.pipe(socket).pipe(behind)
  })
  behind.on('error', () => socket.destroy())
  socket.on('error', () => behind.destroy())
}
