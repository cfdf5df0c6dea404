import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@saya/postgres'
import type { TestProject } from 'vitest/node'
import './databases.ts'
import { makeTemplates } from './makeTemplates.ts'

/** One real PostgreSQL for a whole run, with templates that every test clones its own databases from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // In memory where there is room: a cloned database is hundreds of small files, which some disks are slow to make.
  const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'saya-test-'))
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(folder, 0o755)
  const sockets = join(folder, 'sockets')
  await mkdir(sockets)
  await chmod(sockets, 0o777)
  // Four workers with two worlds each come to more than the hundred of one server.
  const settings = { unix_socket_directories: sockets, max_connections: '200' }
  const postgres = await startPostgres({ dataFolder: folder, forTests: true, settings })
  await makeTemplates(postgres.url)
  project.provide('postgresUrl', postgres.url('*'))
  const socketUrl = new URL(postgres.url('*'))
  socketUrl.hostname = encodeURIComponent(sockets)
  project.provide('postgresSocketUrl', socketUrl.href)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
