import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readServerVersion } from '@saya/postgres'
import { freePort } from './freePort.ts'

const programs = '/usr/lib/postgresql/15/bin'
const aptGetProgram = '/usr/bin/apt-get'

export interface DebianPostgres {
  /** The address of one of its databases, by name. */
  url(database: string): string
  stop(): Promise<void>
}

/** Where Debian's PostgreSQL 15 is, once it has been installed if that can be done; otherwise why it is not there. */
export function findDebianPostgres(): { readonly programs: string } | { readonly missing: string } {
  const isThere = () => existsSync(join(programs, 'postgres'))
  if (!isThere() && process.getuid?.() === 0 && existsSync(aptGetProgram)) install()
  return isThere()
    ? { programs }
    : { missing: "Debian's PostgreSQL 15 is not installed, and only root can install it with apt-get." }
}

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args: string[]) =>
    execFileSync(aptGetProgram, ['-o', 'DPkg::Lock::Timeout=120', ...args], { env, timeout: 300_000, stdio: 'ignore' })
  try {
    aptGet('update')
    aptGet('install', '-y', '--no-install-recommends', 'postgresql-15')
  } catch {
    // Without a network it stays missing, which the test then says.
  }
}

/** A PostgreSQL as an operator would bring their own: it knows nothing of ours. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'saya-debian-postgres-'))
  const user = owner()
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o755)
  const cluster = join(folder, 'cluster')
  execFileSync(join(programs, 'initdb'), ['-D', cluster, '-U', 'saya', '--auth=trust', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off']
  const child = spawn(join(programs, 'postgres'), ['-D', cluster, ...settings.flatMap(setting => ['-c', setting])], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const url = (database: string) => `postgres://saya@127.0.0.1:${port}/${database}`
  await untilReady(url('postgres'), child)
  return {
    url,
    async stop() {
      process.removeListener('exit', kill)
      const exited = once(child, 'exit')
      child.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. Others run it as themselves. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt++) {
    const isReady = await readServerVersion(url).then(
      () => true,
      () => false,
    )
    if (isReady) return
    await wait(50)
  }
  throw new Error("Debian's PostgreSQL did not become ready.")
}
