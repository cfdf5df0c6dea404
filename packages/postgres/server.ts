import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { faultFromLog } from './fault.ts'
import { type GuardedProcess, spawnGuarded } from './spawnGuarded.ts'
import { choosePort } from './port.ts'
import { settingWords } from './settingWords.ts'
import type { SystemUser } from './systemUser.ts'

export interface Cluster {
  readonly dataFolder: string
  readonly home: string
  readonly folder: string
  readonly binaries: string
  readonly user: SystemUser | undefined
  readonly forTests: boolean
  readonly settings: Readonly<Record<string, string>> | undefined
}

export interface Server {
  readonly process: GuardedProcess
  readonly port: number
}

/** Starts the server and waits until it takes connections, however long recovery lasts. */
export async function openServer(cluster: Cluster, say: (sentence: string) => void): Promise<Server> {
  let port = await choosePort(cluster.dataFolder)
  for (let attempt = 1; ; attempt++) {
    const process = launch(cluster, port)
    if (await becomesReady(cluster.folder, process, say)) return { process, port }
    const log = process.log()
    if (attempt < 5 && /could not bind .*address|Address already in use/i.test(log)) {
      port = await choosePort(cluster.dataFolder, port)
    } else if (attempt < 50 && /pre-existing shared memory block/.test(log)) {
      // A worker of a killed server is about to notice that it is alone.
      await wait(200)
    } else throw faultFromLog(log)
  }
}

function launch({ binaries, folder, home, user, forTests, settings }: Cluster, port: number): GuardedProcess {
  const program = path.join(binaries, 'bin/postgres')
  const words = settingWords(port, forTests, settings)
  return spawnGuarded([program, '-D', folder, ...words], { user, folder, logFile: path.join(home, 'server.log') })
}

/** True when it is ready, false when it has ended. */
async function becomesReady(folder: string, server: GuardedProcess, say: (sentence: string) => void) {
  let hasEnded = false
  void server.exited.then(() => {
    hasEnded = true
  })
  for (let waitedMs = 0; !hasEnded; waitedMs += 15) {
    if (isReady(folder, server.child.pid)) return true
    if (waitedMs === 3000) say('PostgreSQL is recovering what was under way when it was last stopped')
    await wait(15)
  }
  return false
}

/** The server writes its number on the first line of this file and its state on the eighth. */
function isReady(folder: string, pid: number | undefined): boolean {
  const file = path.join(folder, 'postmaster.pid')
  if (!existsSync(file)) return false
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
}
