import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Line {
  /** The same database, reached over this line. */
  readonly url: string
  /** From now on nothing comes through in either direction, as when one end has died. */
  cut(): void
  close(): Promise<void>
}

/** A line to the database that can be cut. */
export async function openLine(databaseUrl: string): Promise<Line> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isCut = false

  const server = createServer(near => {
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
    if (isCut) near.destroy()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)

  function cut(): void {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut,
    async close() {
      cut()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
