import { lookupKeysOf } from '../platform/lookup/lookupKeys.ts'
import { peppersOf } from '../platform/peppers.ts'
import type { KycDeps } from '../features/kyc/index.ts'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/createLog.ts'
import type { Database } from '../platform/db/database.ts'
import { noIdCheck } from '../platform/idCheck/noIdCheck.ts'
import { openObjects } from '../platform/objects/index.ts'
import { systemRandom } from '../platform/random.ts'
import { secretOf, type Settings } from '../platform/settings.ts'
import { kycPorts } from '../ports/kycPorts.ts'

/** What the demo's records are submitted with: by what this server itself works with, and nobody who reads IDs. */
export async function demoKyc(db: Database, settings: Settings): Promise<KycDeps> {
  const keys = { peppers: peppersOf(settings), lookupKeys: lookupKeysOf(settings) }
  const own = { db, clock: systemClock, random: systemRandom, ...keys }
  return {
    ...own,
    log: createLog(settings.LOG_LEVEL),
    jurisdiction: settings.JURISDICTION,
    objects: await openObjects({ ...settings, MASTER_KEY: secretOf(settings, 'MASTER_KEY') }, systemRandom),
    idCheck: noIdCheck,
    countsLoopback: false,
    ports: kycPorts(own),
  }
}
