import { connect, type Socket } from 'node:net'

export interface RawCaller {
  /** Sends a request that was written before, over a connection that is free or a new one. Resolves with the whole answer. */
  send(request: Buffer): Promise<string>
  close(): void
}

interface Line {
  readonly socket: Socket
  received: string
  resolve: (answer: string) => void
  reject: (error: Error) => void
}

/**
 * An HTTP client that costs next to nothing, since it shares the processors with what it measures. It calls from an
 * address of this machine's own network where one is named, as somebody else than others do.
 */
export function openRawCaller(port: number, localAddress?: string): RawCaller {
  const free: Line[] = []
  const all = new Set<Line>()

  function open(): Line {
    const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) }).setNoDelay(true)
    const line: Line = { socket, received: '', resolve: () => {}, reject: () => {} }
    all.add(line)
    socket.on('data', chunk => {
      line.received += chunk.toString('latin1')
      if (!isWhole(line.received)) return
      const answer = line.received
      line.received = ''
      free.push(line)
      line.resolve(answer)
    })
    socket.on('error', error => line.reject(error))
    socket.on('close', () => line.reject(new Error('The server ended the connection.')))
    return line
  }

  return {
    send(request) {
      const line = free.pop() ?? open()
      return new Promise((resolve, reject) => {
        line.resolve = resolve
        line.reject = reject
        line.socket.write(request)
      })
    },
    close() {
      for (const { socket } of all) socket.destroy()
    },
  }
}

/** What is sent, ready for the wire. */
export function writeRequest(path: string, headers: Readonly<Record<string, string>>, body: string): Buffer {
  const lines = Object.entries({ host: '127.0.0.1', ...headers, 'content-type': 'application/json' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}

function isWhole(received: string): boolean {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return false
  const place = received.indexOf('\r\ncontent-length: ')
  return place > 0 && received.length >= end + 4 + Number.parseInt(received.slice(place + 18, place + 24), 10)
}
