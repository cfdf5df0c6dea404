import { freePort } from '../../process/freePort.ts'
import { keepProcess, type KeptProcess } from './keptProcess.ts'

export interface KeptCopies {
  kill(copy: number): Promise<void>
  /** Starts as many as there are, where none run. */
  start(): Promise<void>
  stop(): Promise<void>
  falls(): readonly string[]
  words(): string
}

interface CopiesWish {
  readonly settings: Readonly<Record<string, string>>
  readonly role: 'api' | 'worker'
  /** Where each copy is asked, for as long as the test runs. */
  readonly ports: readonly number[]
}

/** Several processes of one role, each of which is started again when it is killed. */
export function keepCopies({ settings, role, ports }: CopiesWish): KeptCopies {
  let running: KeptProcess[] = []
  const stopped: KeptProcess[] = []
  return {
    kill: async copy => running[copy]?.kill(),
    async start() {
      for (const port of ports.slice(running.length)) {
        running.push(await keepProcess({ ...settings, PORT: String(port), ROLES: role }))
      }
    },
    async stop() {
      for (const one of running) await one.stop()
      stopped.push(...running)
      running = []
    },
    falls: () => [...stopped, ...running].flatMap(one => one.falls()),
    words: () => `The ${role} said:\n${running.map(one => one.words()).join('\n')}`,
  }
}

export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}
