import { Agent, request } from 'node:http'
import { pace } from '../pace.ts'

/** One request exactly as it is to be written, however wrong. */
export interface HostileRequest {
  readonly method: string
  /** The path and query as they are to stand in the first line. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array
}

export interface HostileReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
}

/** Sends requests one after another over a few open connections, without mending anything in them. */
export function openExchange(url: string): {
  send(wanted: HostileRequest): Promise<HostileReply>
  close(): void
} {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const { hostname, port } = new URL(url)

  function once({ method, path, headers, body }: HostileRequest): Promise<HostileReply> {
    return new Promise((resolve, reject) => {
      const sent = request(
        { agent, hostname, port, method, path, headers: { ...headers }, timeout: 15_000 * pace },
        response => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
          )
        },
      )
      sent.on('timeout', () => sent.destroy(new Error('The server did not answer within 15 s.')))
      sent.on('error', reject)
      sent.end(body)
    })
  }

  return {
    async send(wanted) {
      try {
        return await once(wanted)
      } catch (error) {
        // A kept connection may be closed by the server at the very moment it is used again.
        if ((error as { code?: string }).code === 'ECONNRESET' || (error as { code?: string }).code === 'EPIPE') {
          return once(wanted)
        }
        throw error
      }
    },
    close: () => agent.destroy(),
  }
}
