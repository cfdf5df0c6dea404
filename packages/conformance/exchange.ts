import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { connect as openPlain, type Socket } from 'node:net'
import { connect as openTls } from 'node:tls'
import type { Draft, HttpAnswer } from './call.ts'

const timeoutMs = 10_000

export interface Line {
  exchange(draft: Draft): Promise<HttpAnswer>
  /** A connection of one's own, for those who mean to use it badly. */
  open(): Promise<Socket>
  close(): void
}

/** The way to one wallet, over HTTP or HTTPS. */
export function openLine(url: URL): Line {
  const isSecure = url.protocol === 'https:'
  const agent = isSecure
    ? new HttpsAgent({ keepAlive: true, maxSockets: 128 })
    : new HttpAgent({ keepAlive: true, maxSockets: 128 })
  const port = Number(url.port || (isSecure ? 443 : 80))
  return {
    exchange({ method, path, headers, body }) {
      return new Promise((resolve, reject) => {
        const request = isSecure ? httpsRequest : httpRequest
        const length = method === 'GET' ? {} : { 'content-length': String(body.length) }
        const options = {
          host: url.hostname,
          port,
          method,
          path,
          agent,
          headers: { ...headers, ...length },
          timeout: timeoutMs,
        }
        const sent = request(options, response => void receive(response).then(resolve, reject))
        sent.on('error', reject)
        sent.on('timeout', () => sent.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)))
        sent.end(method === 'GET' ? undefined : body)
      })
    },
    open() {
      return new Promise((resolve, reject) => {
        const host = url.hostname
        const socket: Socket = isSecure ? openTls({ host, port, servername: host }) : openPlain({ host, port })
        socket.once('error', reject)
        socket.once(isSecure ? 'secureConnect' : 'connect', () => resolve(socket))
      })
    },
    close: () => agent.destroy(),
  }
}

async function receive(response: IncomingMessage): Promise<HttpAnswer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { http: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
}

/** The bytes of a request, for a connection of one's own. It may say another length than it has. */
export function bytesOf({ method, path, headers, body }: Draft, host: string, length = body.length): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`, `content-length: ${length}`]
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body])
}
