import { join } from 'node:path'
import { openDatabase } from '../platform/db/database.ts'
import { systemClock } from '../platform/clock.ts'
import { seedDemoContent } from '../seedDemoContent.ts'
import { seedDemoPeople } from '../demo/seedDemoPeople.ts'
import { CommandFault, type Command } from './command.ts'
import { migrate } from './migrate.ts'

export const seed: Command = {
  summary: 'load the demo games, home page and people into a database that has none',
  async run(tools) {
    const { root, say, isSandbox, databaseUrl } = tools
    if (!isSandbox) throw new CommandFault('Demo content is for the sandbox only, and SANDBOX is off.')
    await migrate.run(tools)
    const db = await openDatabase(await databaseUrl(), 2)
    try {
      const isLoaded = await seedDemoContent(db, join(root, 'content'))
      await seedDemoPeople(db, systemClock)
      say(isLoaded ? 'The demo games are loaded.' : 'There are games already, so nothing was loaded.')
    } finally {
      await db.close()
    }
  },
}
