import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { Cuts } from './cuts.ts'

/** The database as whoever may be cut off reaches it: each statement that waits for an answer is a place to cut. */
export async function openCutLine(databaseUrl: string, cuts: Cuts): Promise<{ url: string; close(): Promise<void> }> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer(near => {
    if (cuts.isDead()) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    carry(near, far, cuts)
  })
  cuts.onDeath(() => {
    for (const socket of sockets) socket.destroy()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** The first message of a connection has no kind, and what follows until it is let in is no statement. */
const opening = 0
const simpleQuery = 0x51
const sync = 0x53
const readyForQuery = 0x5a

/** Passes messages on, one by one, and ends the connection before a statement or in place of its answer. */
function carry(near: Socket, far: Socket, cuts: Cuts): void {
  let asked = 0
  let answered = -1
  let deafFrom = Number.POSITIVE_INFINITY
  const fromNear = messages(true, (kind, bytes) => {
    if (kind === simpleQuery || kind === sync) {
      const cut = cuts.pass(isCommit(kind, bytes) ? 'commit' : 'statement')
      if (cut === 'before') return end()
      asked++
      if (cut === 'after') deafFrom = asked
    }
    far.write(bytes)
  })
  const fromFar = messages(false, (kind, bytes) => {
    if (kind === readyForQuery) answered++
    if (answered >= deafFrom) return end()
    // What belongs to the answer that is to be lost is kept back with it.
    if (answered + 1 < deafFrom || kind === readyForQuery) near.write(bytes)
  })
  function end(): void {
    near.destroy()
    far.destroy()
    cuts.fell()
  }
  near.on('data', fromNear)
  far.on('data', fromFar)
}

function isCommit(kind: number, bytes: Buffer): boolean {
  return kind === simpleQuery && bytes.toString('utf8', 5, bytes.length - 1) === 'commit'
}

/** Puts the pieces that arrive together to whole messages of PostgreSQL's protocol. */
function messages(hasOpening: boolean, take: (kind: number, bytes: Buffer) => void): (piece: Buffer) => void {
  let rest = Buffer.alloc(0)
  let isOpened = !hasOpening
  return piece => {
    rest = Buffer.concat([rest, piece])
    for (;;) {
      const head = isOpened ? 1 : 0
      if (rest.length < head + 4) return
      const size = head + rest.readInt32BE(head)
      if (rest.length < size) return
      const message = rest.subarray(0, size)
      rest = rest.subarray(size)
      take(isOpened ? (message[0] ?? opening) : opening, message)
      isOpened = true
    }
  }
}
