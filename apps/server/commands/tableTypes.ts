import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeTables } from '../platform/db/tableTypes.ts'
import type { Command } from './command.ts'
import { openStore } from './openStore.ts'

/** `npm run saya -- table-types`: writes the types of all tables, read off the migrated database. */
export const tableTypes: Command = {
  name: 'table-types',
  usage: 'table-types',
  summary: 'writes the types of the tables after a migration was added',
  async run(_args, desk) {
    const store = await openStore(desk)
    try {
      await writeFile(join(desk.root, 'apps/server/platform/db/tables.gen.ts'), await describeTables(store.url))
      return 0
    } finally {
      await store.close()
    }
  },
}
