import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Gateways } from '../../platform/gateway/paymentGateway.ts'

export interface DepositDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly jurisdiction: Jurisdiction
  readonly gateways: Gateways
}
