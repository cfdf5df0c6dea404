import type { Logger } from 'pino'
import type { ObjectStore } from '../../platform/objects/index.ts'
import type { KickDeps } from '../game/index.ts'
import type { StaffDeps } from '../staff/index.ts'

export interface ExclusionDeps extends KickDeps {
  readonly log: Logger
}

export interface ExclusionDeskDeps extends StaffDeps, ExclusionDeps {
  readonly log: Logger
  readonly objects: ObjectStore
}
