import { connect } from 'node:net'

export interface RawSocket {
  write(text: string | Uint8Array): void
  /** Everything the server has said by the time the connection ended, or after so many milliseconds. */
  heard(withinMs?: number): Promise<{ readonly text: string; readonly isClosed: boolean }>
  /** Breaks the connection off, as a phone does that loses its network. */
  breakOff(): void
}

/** A connection on which a test says what it likes, byte by byte. */
export function openSocket(url: string): RawSocket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const chunks: Buffer[] = []
  let isClosed = false
  const closed = new Promise<void>(resolve => {
    socket.on('close', () => {
      isClosed = true
      resolve()
    })
  })
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => {})
  return {
    write: text => void socket.write(text),
    async heard(withinMs = 5000) {
      const patience = new Promise<void>(resolve => setTimeout(resolve, withinMs).unref())
      await Promise.race([closed, patience])
      const heard = { text: Buffer.concat(chunks).toString('latin1'), isClosed }
      socket.destroy()
      return heard
    },
    breakOff: () => void socket.resetAndDestroy(),
  }
}

/** The answers in what was heard, one after another, by their status and body. */
export function splitAnswers(
  text: string,
): { readonly status: number; readonly head: string; readonly body: string }[] {
  const answers = []
  let rest = text
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) break
    const head = rest.slice(0, end)
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
    const status = Number(head.slice(9, 12))
    const start = end + 4
    answers.push({ status, head, body: rest.slice(start, start + length) })
    rest = rest.slice(start + length)
  }
  return answers
}
