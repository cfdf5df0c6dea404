import type { IncomingMessage, Server } from 'node:http'
import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import { identify, listSignedOut } from './features/identity/index.ts'
import { tokenShape } from './platform/auth/tokenShape.ts'
import { isUnderMaintenance } from './features/maintenance/index.ts'
import { keptMessages } from './features/message/index.ts'
import { openLine } from './openLine.ts'
import { createBroker, fanOut, type FanOut } from './platform/broker/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import type { News } from './platform/events/index.ts'
import type { OwnAddresses } from './platform/http/request/ownAddresses.ts'
import { sweepConnections } from './realtime/sweepConnections.ts'
import { tellChanges } from './realtime/tellChanges.ts'
import { tellMaintenance } from './realtime/tellMaintenance.ts'
import { tellStanding } from './realtime/tellStanding.ts'

interface RealtimeOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Registry
  readonly databaseUrl: string
  readonly news: News
  /** A broker between copies, where the operator has one. Otherwise the database carries the notes. */
  readonly mqttUrl: string | undefined
  /** Whether an address asks for too many connections. */
  /** What we are called. Left out, a request itself says it. */
  readonly addresses?: OwnAddresses
  readonly isTooMany: (req: IncomingMessage) => boolean
}

export interface Realtime {
  readonly announce: FanOut['announce']
  attach(server: Server): void
  isUp(): boolean
  close(): Promise<void>
}

/** Puts the broker role together: members hear their own topic here for as long as their session counts. */
export async function openRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { db, clock, log, news, isTooMany, addresses } = options
  const onFault = (fault: unknown) => log.warn({ err: fault }, 'the broker met a fault')
  const broker = await createBroker({ identify: asMember(identify(options)), isTooMany, addresses, onFault })
  news.on('session.ended', ({ uid }) => broker.disconnectMember(uid))
  news.onGap(sinceMs => {
    db.app(tx => listSignedOut(tx, sinceMs))
      .then(uids => uids.forEach(uid => broker.disconnectMember(String(uid))))
      .catch(onFault)
  })
  const stopSweeping = sweepConnections({ db, clock, broker, onFault })
  tellStanding({ db, clock, news, broker, onFault })
  tellChanges({ clock, news, broker, onFault })
  const line = await fanOut({
    broker,
    onFault,
    ...keptMessages(db),
    openBackbone: listener => openLine({ ...options, onFault }, listener),
  })
  const isOn = () => db.ref(tx => isUnderMaintenance(tx, clock.now()))
  const stopTelling = tellMaintenance({ clock, broker, onFault, isOn })
  measure(options.metrics, () => broker.connectionCount())

  async function close(): Promise<void> {
    stopTelling()
    stopSweeping()
    await broker.close()
    await line.close()
  }

  return { announce: note => line.announce(note), attach: broker.attach, isUp: () => line.isUp() && news.isUp(), close }
}

/** The broker knows members by their uid. Who is blocked hears nothing. */
function asMember(find: ReturnType<typeof identify>) {
  return async (_username: string, password: string) => {
    if (!tokenShape.test(password)) return null
    const caller = await find(password)
    if (typeof caller === 'string' || caller.isBlocked) return null
    return { uid: String(caller.uid), session: caller.sessionId }
  }
}

function measure(metrics: Registry, count: () => number): void {
  const connections: Gauge = new Gauge({
    name: 'broker_connections',
    help: 'Members connected to this copy',
    registers: [metrics],
    collect() {
      connections.set(count())
    },
  })
}
