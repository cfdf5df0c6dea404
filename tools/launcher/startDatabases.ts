import { setTimeout as wait } from 'node:timers/promises'
import {
  PostgresFault,
  type RunningPostgres,
  createDatabase,
  databaseExists,
  readServerVersion,
  startPostgres,
} from '../../packages/postgres/index.ts'
import { LaunchFault } from './launchFault.ts'
import type { Service } from './services.ts'

const oldestVersion = 15
const longestWaitMs = 8000

export interface Databases {
  /** The address of each service's database, by the setting that carries it. */
  readonly urls: Readonly<Record<string, string>>
  /** Rejects when the embedded server is lost for good. */
  readonly lost: Promise<never>
  stop(): Promise<void>
}

interface DatabaseNeeds {
  readonly services: readonly Service[]
  readonly env: NodeJS.ProcessEnv
  readonly dataFolder: string
  readonly say: (sentence: string) => void
  readonly tell: (sentence: string) => void
}

/** Checks the databases that the settings name, and starts the embedded PostgreSQL for those they do not. */
export async function startDatabases(needs: DatabaseNeeds): Promise<Databases> {
  const { services, env, dataFolder, say, tell } = needs
  const urls: Record<string, string> = {}
  for (const { database } of services) {
    const url = env[database.setting]
    if (url) urls[database.setting] = await checkExternal(database.setting, url)
  }
  const missing = services.map(service => service.database).filter(({ setting }) => !urls[setting])
  if (missing.length === 0) return { urls, lost: new Promise(() => {}), stop: async () => {} }
  say('Starting PostgreSQL')
  const embedded = await keepEmbedded(dataFolder, { say, tell })
  for (const { setting, name } of missing) {
    const admin = embedded.url('postgres')
    if (!(await databaseExists(admin, name))) await createDatabase(admin, name)
    urls[setting] = embedded.url(name)
  }
  return { urls, lost: embedded.lost, stop: embedded.stop }
}

async function checkExternal(setting: string, url: string): Promise<string> {
  if (!/^postgres(?:ql)?:\/\//.test(url)) {
    throw new LaunchFault(`${setting} must look like postgres://user:password@host:5432/database.`)
  }
  const version = await readServerVersion(url).catch((error: unknown) => {
    const reason = (error as NodeJS.ErrnoException).code ?? 'no answer'
    const message = error instanceof Error && error.message ? error.message : reason
    throw new LaunchFault(`The PostgreSQL that ${setting} names does not let us in: ${message}.`)
  })
  if (Number.parseInt(version, 10) >= oldestVersion) return url
  throw new LaunchFault(`${setting} names a PostgreSQL ${version}, and Saya needs ${oldestVersion} or newer.`)
}

/** A server that dies by itself is started again: what was committed is there, and the services connect anew. */
async function keepEmbedded(dataFolder: string, { say, tell }: Pick<DatabaseNeeds, 'say' | 'tell'>) {
  let running = await startPostgres({ dataFolder, onProgress: say })
  let isStopping = false
  const first = running

  async function keep(): Promise<never> {
    for (;;) {
      const { expected, log } = await running.exited
      if (expected || isStopping) return new Promise(() => {})
      tell('PostgreSQL ended by itself and is started again.')
      running = await reopen(dataFolder, log)
      if (running.port !== first.port) {
        throw new PostgresFault('PostgreSQL ended and its port was taken by another program meanwhile: start again.')
      }
      if (isStopping) await running.stop()
      else tell('PostgreSQL runs again.')
    }
  }

  const lost = keep()
  lost.catch(() => {})
  async function stop(): Promise<void> {
    isStopping = true
    await running.stop()
  }
  return { url: first.url, lost, stop }
}

async function reopen(dataFolder: string, log: string): Promise<RunningPostgres> {
  for (let waitMs = 250; ; waitMs *= 2) {
    try {
      return await startPostgres({ dataFolder })
    } catch (error) {
      if (waitMs <= longestWaitMs) await wait(waitMs)
      else throw error instanceof PostgresFault ? error : new PostgresFault('PostgreSQL ended and stays down.', log)
    }
  }
}
