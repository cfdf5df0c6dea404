import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { Logger } from 'pino'
import type { LookupKeys } from '../../platform/lookup/lookupKeys.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Random } from '../../platform/random.ts'
import type { StaffDeps } from '../staff/index.ts'

/** What promotions give with, whoever asks: a member, a sweep or the work of a day. */
export interface GrantDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
  readonly jurisdiction: Jurisdiction
}

export interface PromotionDeps extends GrantDeps {
  readonly lookupKeys: LookupKeys
}

export type PromotionDeskDeps = StaffDeps & GrantDeps
