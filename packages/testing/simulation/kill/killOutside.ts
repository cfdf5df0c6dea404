import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startPostgres } from '@saya/postgres'
import { systemClock } from '../../../../apps/server/platform/clock.ts'
import { openSandbox } from '../../parties/openSandbox.ts'

/** The stand-ins with a PostgreSQL of their own, so that their books outlive whatever is killed here. */
export async function openOutside(platformUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'saya-outside-'))
  chmodSync(folder, 0o755)
  const postgres = await startPostgres({ dataFolder: folder, forTests: true })
  await createDatabase(postgres.url('postgres'), 'books')
  const sandbox = await openSandbox(systemClock, { url: postgres.url('books'), drop: async () => {} })
  sandbox.sendEventsTo(platformUrl)
  return {
    sandbox,
    async remove() {
      await sandbox.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
