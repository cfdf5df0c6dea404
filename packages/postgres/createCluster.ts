import { chmodSync, existsSync, lchownSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { faultFromLog } from './fault.ts'
import { spawnGuarded } from './spawnGuarded.ts'
import { type SystemUser, initUser } from './systemUser.ts'

export const roleName = 'saya'

export interface NewCluster {
  readonly binaries: string
  readonly home: string
  readonly user: SystemUser | undefined
  readonly password: string
  readonly forTests: boolean
}

const unfinished = 'cluster.new-'
/** A password is hashed thousands of times at each end of each new connection, of which tests make many thousands. */
const quickToEnter = ['-c', 'scram_iterations=1']

/**
 * Made beside its place and moved there whole, so that one interrupted half-way is never taken for a cluster. The initdb
 * of a start that was killed empties its folder as it ends, which may be later than the next start begins: so each has a
 * folder of its own.
 */
export async function createCluster({ binaries, home, user, password, forTests }: NewCluster): Promise<void> {
  const maker = initUser()
  for (const name of readdirSync(home).filter(entry => entry.startsWith(unfinished))) {
    rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
  const half = mkdtempSync(path.join(home, unfinished))
  const passwordFile = path.join(home, 'initdb.password')
  rmSync(passwordFile, { force: true })
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' })
  for (const file of [half, passwordFile]) giveTo(file, maker)
  const program = path.join(binaries, 'bin/initdb')
  const words = ['-D', half, '-U', roleName, '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-instructions']
  words.push(`--pwfile=${passwordFile}`, ...(forTests ? ['--no-sync', ...quickToEnter] : []))
  const place = { user: maker, folder: half, logFile: path.join(home, 'server.log') }
  const init = spawnGuarded([program, ...words], place)
  const code = await init.exited
  rmSync(passwordFile, { force: true })
  if (code !== 0 || !existsSync(path.join(half, 'PG_VERSION'))) throw faultFromLog(init.log())
  giveTo(half, user)
  renameSync(half, path.join(home, 'cluster'))
}

export function giveTo(file: string, user: SystemUser | undefined): void {
  if (!user) return
  lchownSync(file, user.uid, user.gid)
  const isFolder = path.basename(file).startsWith('cluster')
  if (!isFolder) return
  chmodSync(file, 0o700)
  for (const entry of readdirSync(file, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(file, entry), user.uid, user.gid)
  }
}
