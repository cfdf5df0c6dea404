import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { claim } from './claim.ts'
import { createCluster, giveTo, roleName } from './createCluster.ts'
import { readServerVersion } from './databases.ts'
import { PostgresFault } from './fault.ts'
import type { GuardedProcess } from './spawnGuarded.ts'
import { endOrphan } from './orphan.ts'
import { keepPassword } from './password.ts'
import { findHome, rememberHome, settleHome } from './place.ts'
import { type Cluster, openServer } from './server.ts'
import { serverUser } from './systemUser.ts'

export interface PostgresOptions {
  readonly dataFolder: string
  readonly settings?: Readonly<Record<string, string>>
  readonly onProgress?: (sentence: string) => void
  /** Trades durability, and the strength of the stored password, for speed. Never for data that anyone wants to keep. */
  readonly forTests?: boolean
}

export interface RunningPostgres {
  readonly url: (database: string) => string
  readonly port: number
  readonly version: string
  stop(): Promise<void>
  readonly exited: Promise<{ readonly expected: boolean; readonly log: string }>
}

/** The embedded PostgreSQL of a data folder, made on the first call. It ends with this process, however that ends. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  mkdirSync(options.dataFolder, { recursive: true })
  const dataFolder = realpathSync(options.dataFolder)
  const say = options.onProgress ?? (() => {})
  const home = findHome(dataFolder, serverUser(path.join(dataFolder, 'postgres/cluster')))
  mkdirSync(path.dirname(home), { recursive: true })
  const held = await claim(`${home}.lock`, `the database of ${dataFolder}`)
  if (!held.ok) {
    throw new PostgresFault(`The database of ${dataFolder} is in use by process ${held.holder.pid}: stop that first.`)
  }
  try {
    settleHome(dataFolder, home)
    const { cluster, password } = await prepare(options, { dataFolder, home, say })
    const { process: server, port } = await openServer(cluster, say)
    const url = (database: string) => `postgres://${roleName}:${password}@127.0.0.1:${port}/${database}`
    const running = { url, port, ...watch(server, held.release) }
    return { ...running, version: await readVersion(running) }
  } catch (error) {
    held.release()
    throw error
  }
}

interface Preparation {
  readonly dataFolder: string
  readonly home: string
  readonly say: (sentence: string) => void
}

/** Sees to it that there are programs, a cluster and nobody else in it. */
async function prepare(options: PostgresOptions, { dataFolder, home, say }: Preparation) {
  const { forTests = false, settings } = options
  const folder = path.join(home, 'cluster')
  const hasCluster = existsSync(folder)
  const password = keepPassword(dataFolder, hasCluster)
  const user = serverUser(folder)
  const binaries = findBinaries(user, home.startsWith(dataFolder + path.sep) ? home : path.dirname(home))
  if (hasCluster) {
    if (statSync(folder).uid === 0) giveTo(folder, user)
    await endOrphan(folder, say)
  } else {
    say('Making the database, which happens once')
    await createCluster({ binaries, home, user, password, forTests })
  }
  rememberHome(dataFolder, home)
  const cluster: Cluster = { dataFolder, home, folder, binaries, user, forTests, settings }
  return { cluster, password }
}

function watch(server: GuardedProcess, release: () => void) {
  let expected = false
  const exited = server.exited.then(() => {
    release()
    return { expected, log: server.log() }
  })
  async function stop(): Promise<void> {
    expected = true
    // Fast shutdown writes all that is committed; the rest is for a server that hangs, and loses nothing either.
    for (const [signal, waitMs] of [
      ['SIGINT', 20_000],
      ['SIGQUIT', 5000],
      ['SIGKILL', 5000],
    ] as const) {
      server.child.kill(signal)
      const patience = new AbortController()
      const hasEnded = await Promise.race([
        exited.then(() => true),
        wait(waitMs, false, { signal: patience.signal }).catch(() => false),
      ])
      patience.abort()
      if (hasEnded) return
    }
  }
  return { exited, stop }
}

async function readVersion(running: Pick<RunningPostgres, 'url' | 'stop'>): Promise<string> {
  try {
    return await readServerVersion(running.url('postgres'))
  } catch (error) {
    await running.stop()
    throw new PostgresFault('The embedded PostgreSQL started but lets nobody in.', String(error))
  }
}
