import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startPostgres } from '@saya/postgres'
import { describeTables } from '../platform/db/describeTables.ts'
import { migrate } from '../platform/db/shape/migrate.ts'
import type { Command } from './command.ts'

const target = 'apps/server/platform/db/tables.gen.ts'

/** Reads the types off a database made for it alone, so that they follow from the migrations and from nothing else. */
export const tableTypes: Command = {
  summary: `write ${target} from the migrations`,
  async run({ root, say }) {
    const dataFolder = await mkdtemp(join(tmpdir(), 'saya-types-'))
    say('Starting a PostgreSQL of its own')
    const postgres = await startPostgres({ dataFolder, forTests: true })
    try {
      await createDatabase(postgres.url('postgres'), 'types')
      const url = postgres.url('types')
      await migrate({ url, folder: join(root, 'db/migrations'), memberSchemas: 1, say })
      await writeFile(join(root, target), await describeTables(url))
    } finally {
      await postgres.stop()
      await rm(dataFolder, { recursive: true, force: true })
    }
    say(`Wrote ${target}.`)
  },
}
