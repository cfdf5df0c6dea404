import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Random } from '../../platform/random.ts'
import type { SmsSender } from '../../platform/sms/smsSender.ts'

export interface IdentityDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly pepper: Buffer
  readonly sms: SmsSender
}
