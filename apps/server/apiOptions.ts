import type { DemoMark } from '@saya/contract/figure/demo.ts'
import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { Logger } from 'pino'
import type { DialectOptions } from './dialects/dialects.ts'
import type { PushDeps } from './features/push/index.ts'
import type { RankingKeys } from './features/ranking/index.ts'
import type { StaffDeps } from './features/staff/index.ts'
import type { News } from './platform/events/index.ts'
import type { ServerOptions } from './platform/http/createServer.ts'
import type { LocationSources } from './platform/geolocation/index.ts'
import type { Part } from './platform/http/watch/health.ts'
import type { Gateways } from './platform/gateway/paymentGateway.ts'
import type { PayoutGateways } from './platform/gateway/payoutGateway.ts'
import type { GameProviders } from './platform/gameProvider/gameProvider.ts'
import type { IdCheck } from './platform/idCheck/idCheck.ts'
import type { ObjectStore } from './platform/objects/index.ts'

/** What the api role is put together from. */
export interface ApiOptions extends Omit<ServerOptions, 'clock' | 'log'>, StaffDeps, DialectOptions, RankingKeys {
  readonly log: Logger
  readonly jurisdiction: Jurisdiction
  /** How the country of a caller is told, where anything tells it. */
  readonly location?: LocationSources | undefined
  readonly assertAnswers: boolean
  /** Spends no time on making shared answers small, where nobody is far away. */
  readonly compressesLightly?: boolean
  readonly parts: readonly Part[]
  /** What is for whoever runs the product (its health, figures and calls) answers on another port. */
  readonly isWatchedElsewhere?: boolean
  readonly idCheck: IdCheck
  readonly push: PushDeps['push']
  readonly gateways: Gateways
  readonly payouts: PayoutGateways
  readonly gameProviders: GameProviders
  readonly objects: ObjectStore
  /** What the office is told of invented members, where there are some. */
  readonly readDemo?: (() => DemoMark | null) | undefined
  /** Without news of sessions that end, none is remembered. */
  readonly news?: News | undefined
}
