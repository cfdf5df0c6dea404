import { join } from 'node:path'
import { type ReadyLine, reportProgress } from '@saya/process'
import { bindDays } from '../features/box/index.ts'
import { importRestricted } from '../features/kyc/index.ts'
import { demoKyc } from './demoKyc.ts'
import { keepDemoOperators } from './keepDemoOperators.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { masterKeys } from '../platform/objects/masterKeys.ts'
import { systemRandom } from '../platform/random.ts'
import { secretOf, type Settings } from '../platform/settings.ts'
import { seedDemoContent } from '../seedDemoContent.ts'
import { seedDemoOperators } from './seedDemoOperators.ts'
import { seedDemoPayee } from './seedDemoPayee.ts'
import { demoPeople, seedDemoPeople } from './seedDemoPeople.ts'

/** A list of restricted persons with nobody on it who lives: without any list, each approval asks for a look into one. */
const demoRestricted = 'source,name,birthday,valid_from,valid_to,reference\nDEMO,Kathang Isip,1970-01-01,,,1\n'

/** Makes sure of everything that a try needs, and tells what whoever tries it must know. */
export async function seedDemo(db: Database, settings: Settings, root: string): Promise<readonly ReadyLine[]> {
  if (await seedDemoContent(db, join(root, 'content'))) await reportProgress('Loaded the demo games')
  const kyc = await demoKyc(db, settings)
  await importRestricted(kyc, demoRestricted)
  await seedDemoPeople(db, systemClock, kyc)
  const masters = masterKeys(secretOf(settings, 'MASTER_KEY'), settings.MASTER_KEY_PREVIOUS)
  await seedDemoPayee({ ...kyc, masters })
  // The town's own nights are those of its past: today's box would wait for all of them.
  await bindDays({ db, clock: systemClock, random: systemRandom, masters })
  const made = await seedDemoOperators({ db, clock: systemClock, random: systemRandom, masters })
  const people = demoPeople.map(({ phone, kyc }) => `${phone} ${kyc}`).join(', ')
  return [
    { label: 'Demo people', value: `${people}; password saya1234` },
    ...(await keepDemoOperators(settings.SAYA_DATA, made)),
  ]
}
