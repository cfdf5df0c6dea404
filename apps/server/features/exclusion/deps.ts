import type { Logger } from 'pino'
import type { LookupKeys } from '../../platform/lookup/lookupKeys.ts'
import type { ObjectStore } from '../../platform/objects/index.ts'
import type { DepositDeps } from '../deposit/index.ts'
import type { KickDeps } from '../game/index.ts'
import type { StaffDeps } from '../staff/index.ts'

export interface ExclusionDeps extends KickDeps, DepositDeps {
  readonly log: Logger
  /** From which the keys are derived that signs are compared by. */
  readonly lookupKeys: LookupKeys
}

export interface ExclusionDeskDeps extends StaffDeps, ExclusionDeps {
  readonly log: Logger
  readonly objects: ObjectStore
}
