import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Line {
  /** The same database, reached over this line. */
  readonly url: string
  /**
   * From now on nothing comes through in either direction, as when one end has died: whoever comes again finds nobody,
   * and the place is never another line's. Ends when the database has done what it had received, and hung up.
   */
  cut(): Promise<void>
}

/** A line to the database that can be cut. */
export async function openLine(databaseUrl: string): Promise<Line> {
  const target = new URL(databaseUrl)
  const nears = new Set<Socket>()
  const fars = new Map<Socket, Promise<void>>()
  let isCut = false

  const server = createServer(near => {
    if (isCut) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    nears.add(near)
    fars.set(far, new Promise(resolve => far.on('close', () => resolve())))
    for (const socket of [near, far]) socket.setNoDelay(true).on('error', () => socket.destroy())
    near.on('close', () => {
      nears.delete(near)
      far.unpipe(near).end().resume()
    })
    far.on('close', () => {
      fars.delete(far)
      near.destroy()
    })
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)

  return {
    url: url.href,
    async cut() {
      isCut = true
      for (const near of nears) near.destroy()
      await Promise.all(fars.values())
    },
  }
}
