import type { Database } from '../db/database.ts'
import type { Peppers } from '../peppers.ts'
import { SettingsError } from '../settings.ts'
import { type LookupKeys, markOf } from './lookupKeys.ts'
import { addMark, findMark, hasHashes } from './lookupMark.store.ts'

interface OwnKeys {
  readonly lookupKeys: LookupKeys
  readonly peppers: Peppers
}

/**
 * Makes sure that this copy looks up under the keys that the data lie under: under others it would find nobody excluded and no voucher,
 * without a word. A database of before there were such keys lies under the pepper of that time.
 */
export async function keepLookupMark(db: Database, { lookupKeys, peppers }: OwnKeys): Promise<void> {
  const own = markOf(lookupKeys)
  const isPepper = peppers.some(pepper => pepper.equals(lookupKeys[0]))
  const fault = await db.app(async tx => {
    if (!(await findMark(tx))) {
      if (!isPepper && (await hasHashes(tx))) return hashedBefore
      await addMark(tx, own)
    }
    return (await findMark(tx))?.equals(own) ? null : otherKeys
  })
  if (fault) throw new SettingsError(fault)
}

const hashedBefore =
  'The setting LOOKUP_KEY is wrong: what lies in this database was hashed under OTP_PEPPER, so give LOOKUP_KEY the value that OTP_PEPPER had.'
const otherKeys =
  'The settings LOOKUP_KEY and LOOKUP_KEY_PREVIOUS are not those that this database was hashed under: to take another key into use, run "npm run saya -- lookup-key" first.'
