import type { Logger } from 'pino'
import type { KickDeps } from '../game/index.ts'

export interface ExclusionDeps extends KickDeps {
  readonly log: Logger
}
