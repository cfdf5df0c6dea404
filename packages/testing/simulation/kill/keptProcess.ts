import { setTimeout as wait } from 'node:timers/promises'
import { type BuiltServer, startBuiltServer } from '../../process/builtServer.ts'

export interface KeptProcess {
  /** Kills it where it stands, and starts it again without waiting for that. */
  kill(): Promise<void>
  /** How it ended each time that nobody had killed it, with the last it said. */
  falls(): readonly string[]
  /** The last it said, if it runs just now. */
  words(): string
  stop(): Promise<void>
}

/** The product's own server as a process that is always started again. Resolves once it runs for the first time. */
export async function keepProcess(settings: Readonly<Record<string, string>>): Promise<KeptProcess> {
  let isStopped = false
  const falls: string[] = []
  let words = () => ''
  let running = start()

  async function start(): Promise<BuiltServer | undefined> {
    while (!isStopped) {
      // Its database may be down just now, of which it says more than anybody needs to read.
      const server = await startBuiltServer(settings, { isQuiet: true }).catch(() => undefined)
      if (server) return watch(server)
      await wait(100)
    }
    return undefined
  }
  function watch(server: BuiltServer): BuiltServer {
    words = server.words
    server.child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') return
      falls.push(`the ${settings.ROLES} ended by itself with ${code ?? signal}: ${server.words()}`)
      running = start()
    })
    return server
  }
  await running
  return {
    async kill() {
      const server = await running
      await server?.end('SIGKILL')
      running = start()
    },
    falls: () => [...falls],
    words: () => words(),
    async stop() {
      isStopped = true
      const server = await running
      await server?.end('SIGKILL')
    },
  }
}
