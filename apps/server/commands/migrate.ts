import { join } from 'node:path'
import { migrate as migrateDatabase } from '../platform/db/shape/migrate.ts'
import type { Command } from './command.ts'

export const migrate: Command = {
  summary: 'bring the database to the newest shape',
  async run({ root, memberSchemas, serverRole, say, databaseUrl }) {
    const url = await databaseUrl()
    await migrateDatabase({ url, folder: join(root, 'db/migrations'), memberSchemas, serverRole, say })
    say('The database has the newest shape.')
  },
}
