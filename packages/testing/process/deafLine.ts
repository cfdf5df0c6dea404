import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface DeafLine {
  /** The same database, reached over this line. */
  readonly url: string
  /** Of the next batch nobody hears: it is committed, and the line is lost with the answer on it. */
  loseNext(): void
  /** How many answers were lost so far. */
  lost(): number
  close(): Promise<void>
}

/** PostgreSQL ends each answer with this, once the transaction is over: ready for the next query, in no transaction. */
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])
/** What a statement with parameters begins with, on its way there. */
const bind = 0x42
const parse = 0x50

/** A line to the database that can lose an answer after its commit. */
export async function openDeafLine(databaseUrl: string): Promise<DeafLine> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isArmed = false
  let lost = 0

  const server = createServer(near => {
    const far = connect(Number(target.port), target.hostname)
    let isAsked = false
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    near.on('data', bytes => {
      if (isArmed && (bytes[0] === bind || bytes[0] === parse)) isAsked = true
      far.write(bytes)
    })
    far.on('data', bytes => {
      if (!isAsked) return void near.write(bytes)
      if (!bytes.subarray(-ready.length).equals(ready)) return
      isArmed = false
      lost += 1
      near.destroy()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    loseNext: () => void (isArmed = true),
    lost: () => lost,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
