interface Door {
  listen(address: { readonly host: string; readonly port: number }): PromiseLike<string>
  readonly server: { once(event: 'close', run: () => void): unknown }
}

/** The ports that the worlds of this process have had, and whether one has it now. */
const ports = new Map<number, 'free' | 'taken'>()

/**
 * Listens where an earlier world of this process did: its pages are of the same origin then, so that a browser's window goes over
 * from one test file to the next with the app's files in it.
 */
export async function listenAgain(door: Door): Promise<string> {
  const [free] = [...ports].find(([, state]) => state === 'free') ?? []
  if (free === undefined) return listenAt(door, 0)
  ports.set(free, 'taken')
  try {
    return await listenAt(door, free)
  } catch (error) {
    if (!isTaken(error)) throw error
    // Somebody else has been given it meanwhile.
    ports.delete(free)
    return listenAt(door, 0)
  }
}

async function listenAt(door: Door, wanted: number): Promise<string> {
  const url = await door.listen({ host: '127.0.0.1', port: wanted })
  const port = Number(new URL(url).port)
  ports.set(port, 'taken')
  door.server.once('close', () => ports.set(port, 'free'))
  return url
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
