import { readFile } from 'node:fs/promises'
import { importRestricted, RestrictedListFault } from '../features/kyc/index.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import { keepLookupMark } from '../platform/lookup/keepLookupMark.ts'
import { systemRandom } from '../platform/random.ts'
import { SettingsError } from '../platform/settings.ts'
import { type Command, CommandFault } from './command.ts'

/** There is no way back out: nothing lists or shows what was taken in. */
export const restricted: Command = {
  summary: 'restricted import FILE: take in a list of persons who may not play',
  async run({ args: [act, file], peppers, lookupKeys, databaseUrl, say, show }) {
    if (act !== 'import' || !file) throw new CommandFault('Say which list: npm run saya -- restricted import FILE')
    if (!peppers || !lookupKeys)
      throw new CommandFault('The settings OTP_PEPPER and LOOKUP_KEY are missing: the list is kept under them.')
    const text = await readFile(file, 'utf8').catch(() => {
      throw new CommandFault('The file cannot be read.')
    })
    const db = await openDatabase(await databaseUrl(), 1)
    try {
      await keepLookupMark(db, { lookupKeys, peppers })
      const deps = { db, clock: systemClock, random: systemRandom, lookupKeys }
      const { rows, added, gone } = await importRestricted(deps, text, (done, all) => show(`${done} of ${all} rows`))
      say(`${rows} rows were read, and ${added} of them are new. ${gone} that their sources name no more are gone.`)
    } catch (fault) {
      throw fault instanceof RestrictedListFault || fault instanceof SettingsError
        ? new CommandFault(fault.message)
        : fault
    } finally {
      await db.close()
    }
  },
}
