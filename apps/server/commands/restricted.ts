import { readFile } from 'node:fs/promises'
import { importRestricted, RestrictedListFault } from '../features/kyc/index.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import { systemRandom } from '../platform/random.ts'
import { type Command, CommandFault } from './command.ts'

/** There is no way back out: nothing lists or shows what was taken in. */
export const restricted: Command = {
  summary: 'restricted import FILE: take in a list of persons who may not play',
  async run({ args: [act, file], pepper, databaseUrl, say, show }) {
    if (act !== 'import' || !file) throw new CommandFault('Say which list: npm run saya -- restricted import FILE')
    if (!pepper) throw new CommandFault('The setting OTP_PEPPER is missing: the list is kept under it.')
    const text = await readFile(file, 'utf8').catch(() => {
      throw new CommandFault('The file cannot be read.')
    })
    const db = await openDatabase(await databaseUrl(), 1)
    try {
      const deps = { db, clock: systemClock, random: systemRandom, pepper }
      const { rows, added, gone } = await importRestricted(deps, text, (done, all) => show(`${done} of ${all} rows`))
      say(`${rows} rows were read, and ${added} of them are new. ${gone} that their sources name no more are gone.`)
    } catch (fault) {
      throw fault instanceof RestrictedListFault ? new CommandFault(fault.message) : fault
    } finally {
      await db.close()
    }
  },
}
