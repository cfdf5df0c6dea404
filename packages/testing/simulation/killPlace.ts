import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startPostgres } from '@saya/postgres'
import { type Database, openDatabase } from '../../../apps/server/platform/db/database.ts'
import { migrate } from '../../../apps/server/platform/db/migrate.ts'
import { root } from '../root.ts'
import { type LedgerServer, openLedgerServer } from './ledgerServer.ts'

export interface KillPlace {
  readonly db: Database
  /** One of the servers that are up, if any is. */
  server(): LedgerServer | undefined
  /** Kills a server, and starts another in its place without waiting for it. */
  killServer(): Promise<void>
  /** Kills the database, and starts it again. */
  killDatabase(): Promise<void>
  remove(): Promise<void>
}

/** The product's own PostgreSQL on a disk, and two processes that run the ledger. */
export async function openKillPlace(): Promise<KillPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'saya-kills-'))
  chmodSync(folder, 0o755)
  let postgres = await startPostgres({ dataFolder: folder })
  await createDatabase(postgres.url('postgres'), 'ledger')
  const url = postgres.url('ledger')
  await migrate({ url, folder: join(root, 'db/migrations'), memberSchemas: 1 })
  const db = await openDatabase(url, 2)
  const servers: LedgerServer[] = []
  const starting = new Set<Promise<unknown>>()
  let turn = 0

  function startServer(): void {
    const started = openLedgerServer(url).then(server => {
      servers.push(server)
      starting.delete(started)
    })
    starting.add(started)
  }
  startServer()
  startServer()
  await Promise.all(starting)
  return {
    db,
    server: () => servers[++turn % servers.length],
    async killServer() {
      if (servers.length === 0) await Promise.race(starting)
      await servers.shift()?.kill()
      startServer()
    },
    async killDatabase() {
      process.kill(
        Number.parseInt(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10),
        'SIGKILL',
      )
      await postgres.exited
      postgres = await startPostgres({ dataFolder: folder })
    },
    async remove() {
      await Promise.all(starting)
      for (const server of servers) await server.kill()
      await db.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
