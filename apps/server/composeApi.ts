import { manilaDay } from '@saya/money'
import type { FastifyInstance } from 'fastify'
import type { ApiOptions } from './apiOptions.ts'
import { dialects } from './dialects/dialects.ts'
import type { Providers } from './dialects/providers.ts'
import type { DepositDeps } from './features/deposit/index.ts'
import { getContentVersion } from './features/game/index.ts'
import { identify, sessionCache } from './features/identity/index.ts'
import { type KycDeps, turnClock } from './features/kyc/index.ts'
import { identifyStaff } from './features/staff/index.ts'
import type { WithdrawalDeps } from './features/withdrawal/index.ts'
import { isUnderMaintenance } from './features/maintenance/index.ts'
import { type NounDeps, openNouns } from './nouns.ts'
import { type Maintenance, maintenance } from './platform/maintenance.ts'
import { geolocation } from './platform/geolocation/index.ts'
import { docs } from './platform/http/watch/docs.ts'
import { createServer } from './platform/http/createServer.ts'
import { health, sayAlive } from './platform/http/watch/health.ts'
import { idempotency } from './platform/http/idempotency/idempotency.ts'
import { type Door, openDoor } from './platform/http/openDoor.ts'
import { openUploads } from './platform/http/limit/uploads.ts'
import { type SharedAnswers, sharedAnswers } from './platform/http/answer/sharedAnswers.ts'
import { nounPorts } from './ports/nounPorts.ts'

export interface Api {
  readonly app: FastifyInstance
  readonly door: Door
  /** Answers a guest's call in this process, as the pages are rendered from it. */
  readonly ask: Door['ask']
  readonly shared: SharedAnswers
  readonly maintenance: Maintenance
  readonly providers: Providers
  /** What staff's work on KYC is done with. */
  readonly kyc: KycDeps
  /** What deposits are settled with. */
  readonly deposits: DepositDeps
  /** What withdrawals are paid with. */
  readonly withdrawals: WithdrawalDeps
}

/** What everybody is answered alike changes with the content, and with the Manila day. */
function shownVersion({ db, clock }: Pick<ApiOptions, 'db' | 'clock'>) {
  return async () => `${await db.ref(getContentVersion)} ${manilaDay(clock.now())}`
}

/** Puts the api role together: every noun of the contract behind one door. */
export function composeApi(options: ApiOptions): Api {
  const { db, clock, news, compressesLightly = false } = options
  const deps: NounDeps = { ...options, ...nounPorts(options) }
  const app = createServer(options)
  const shared = sharedAnswers({ clock, version: shownVersion(options), compressesLightly })
  const closing = maintenance({ clock, read: () => db.ref(tx => isUnderMaintenance(tx, clock.now())) })
  const door = openDoor(app, {
    shared,
    geolocation: geolocation(options),
    identify: identify({
      db,
      clock,
      cache: news && sessionCache({ clock, news }),
      // Whatever becomes of it, each gate looks at the clock by itself.
      turnClock: uid =>
        turnClock(deps, uid).catch(fault => options.log.warn({ err: fault }, 'a KYC clock stood still')),
    }),
    identifyStaff: identifyStaff(options),
    maintenance: closing,
    idempotency: idempotency(options),
    uploads: openUploads(options),
    assertAnswers: options.assertAnswers,
  })
  openNouns(app, door, deps)
  const providers = dialects(app, options)
  sayAlive(app)
  if (!options.isWatchedElsewhere) {
    health(app, options)
    docs(app)
  }
  return {
    app,
    door,
    shared,
    maintenance: closing,
    providers,
    kyc: deps,
    deposits: deps,
    withdrawals: deps,
    ask: door.ask,
  }
}
