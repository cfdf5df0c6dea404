import { passwordHashes } from '../features/identity/index.ts'
import {
  addOperator,
  type Credentials,
  drawOperator,
  hasOperator,
  type WantedOperator,
} from '../features/staff/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { MasterKeys } from '../platform/objects/masterKeys.ts'
import type { Random } from '../platform/random.ts'

const demoOperators: readonly WantedOperator[] = [
  { email: 'admin@saya.local', name: 'Ada Admin', role: 'admin' },
  { email: 'kyc@saya.local', name: 'Kit Reviewer', role: 'kyc' },
  { email: 'kyc2@saya.local', name: 'Kim Reviewer', role: 'kyc' },
  { email: 'finance@saya.local', name: 'Fe Finance', role: 'finance' },
  { email: 'finance2@saya.local', name: 'Fay Finance', role: 'finance' },
  { email: 'risk@saya.local', name: 'Rico Risk', role: 'risk' },
  { email: 'content@saya.local', name: 'Cora Content', role: 'content' },
  { email: 'support@saya.local', name: 'Sam Support', role: 'support' },
  { email: 'compliance@saya.local', name: 'Connie Compliance', role: 'compliance' },
  { email: 'regulator@saya.local', name: 'Reg Regulator', role: 'regulator' },
]

interface Seeding {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly masters: MasterKeys
}

export interface DemoOperator extends Credentials {
  readonly email: string
}

/** Makes sure of the demo's operators. Tells of those it made what nobody can be told again. */
export async function seedDemoOperators({ db, clock, random, masters }: Seeding): Promise<readonly DemoOperator[]> {
  const hashes = passwordHashes()
  const made: DemoOperator[] = []
  for (const wanted of demoOperators) {
    if (await db.app(tx => hasOperator(tx, wanted.email))) continue
    const { row, credentials } = await drawOperator(wanted, { masters, random, hashes, nowMs: clock.now() })
    const id = await db.app(tx => addOperator(tx, { ...row, drawnAtMs: null }))
    if (id) made.push({ email: wanted.email, ...credentials })
  }
  return made
}
