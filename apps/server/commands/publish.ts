import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../platform/db/database.ts'
import { publishLegal } from './publishLegal.ts'
import { type Command, CommandFault } from './command.ts'

/** Stands in every value of operator.json that is an example for local use. */
const example = 'set by the operator'

export const publish: Command = {
  summary: 'publish the legal texts that have changed, as their next version',
  async run({ root, say, isSandbox, databaseUrl }) {
    const folder = join(root, 'content')
    if (!isSandbox && (await readFile(join(folder, 'operator.json'), 'utf8')).includes(example)) {
      throw new CommandFault('content/operator.json still names the operator of the example. Fill it in first.')
    }
    const db = await openDatabase(await databaseUrl(), 1)
    try {
      const isChanged = await publishLegal(db, folder)
      say(isChanged ? 'The legal texts are published.' : 'The legal texts are those of the newest version.')
    } finally {
      await db.close()
    }
  },
}
