import type { Peppers } from '../../platform/peppers.ts'
import type { LookupKeys } from '../../platform/lookup/lookupKeys.ts'
import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { MailSender } from '../../platform/mail/mailSender.ts'
import type { Random } from '../../platform/random.ts'
import type { Partners } from '../../platform/partner/partner.ts'
import type { SmsSender } from '../../platform/sms/smsSender.ts'

export interface IdentityDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly peppers: Peppers
  /** What is found again by a keyed hash for years, such as who a partner vouched for. */
  readonly lookupKeys: LookupKeys
  readonly sms: SmsSender
  readonly mail: MailSender
  readonly log: Logger
  /** In whose apps people may come in. */
  readonly partners: Partners
  /** Which law decides what a new member may do. */
  readonly jurisdiction: Jurisdiction
  /** How many texts may be sent in a day, whatever for. */
  readonly smsPerDay: number
  /** On one's own machine the loopback address is everybody, so nothing is limited by it. */
  readonly countsLoopback: boolean
}
