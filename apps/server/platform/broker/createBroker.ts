import type { EventEmitter } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { feeds } from '@saya/contract/realtime/index.ts'
import { Aedes, type Client } from 'aedes'
import { connections } from './connections.ts'
import { inTurn } from './inTurn.ts'
import { type Identify, refusal, signIns } from './signIns.ts'
import { SocketStream } from './socketStream.ts'
import { type OwnAddresses, ownAddresses } from '../http/request/ownAddresses.ts'
import { upgrades } from './upgrades.ts'

export interface BrokerOptions {
  readonly identify: Identify
  /** What we are called, and where our pages are. Left out, a request itself says it. */
  readonly addresses?: OwnAddresses | undefined
  readonly limits?: Partial<BrokerLimits>
  /** Counts a request for a connection: whether its address makes too many of them. */
  isTooMany?(req: IncomingMessage): boolean
  onFault?(fault: unknown): void
}

export interface BrokerLimits {
  readonly perMember: number
  readonly overall: number
  /** What may wait for a slow reader before it is cut off. */
  readonly backlogBytes: number
  readonly payloadBytes: number
  readonly connectMs: number
}

export interface Broker {
  /** Serves `/mqtt` on this HTTP server. */
  attach(server: Server): void
  isConnected(uid: string): boolean
  /** The members who are connected here. */
  members(): readonly string[]
  /** Sends to this member's connections here. It is done when all have been written to, in the order asked for. */
  publish(uid: string, payload: string | Buffer, feed?: keyof typeof feeds): Promise<void>
  /** Ends every connection of this member here, and those that are just signing in. */
  disconnectMember(uid: string): void
  /** The sessions that somebody is connected in here. */
  sessions(): readonly string[]
  /** Ends every connection of these sessions here. */
  disconnectSessions(sessions: ReadonlySet<string>): void
  connectionCount(): number
  close(): Promise<void>
}

const usualLimits: BrokerLimits = {
  perMember: 8,
  overall: 20_000,
  backlogBytes: 256 * 1024,
  payloadBytes: 4096,
  connectMs: 5000,
}
const longestKeepAliveSeconds = 120
const closingPatienceMs = 1000

/** The members' broker: each of them hears their own topic and says nothing. */
export async function createBroker(options: BrokerOptions): Promise<Broker> {
  const limits = { ...usualLimits, ...options.limits }
  const present = connections(limits.perMember)
  const members = signIns(options.identify, present)
  const takeTurn = inTurn()
  const aedes = await openAedes(limits.connectMs)
  const faults: EventEmitter = aedes
  faults.on('error', fault => options.onFault?.(fault))

  aedes.authenticate = (...[client, username, password, done]) => {
    void answer()
    async function answer(): Promise<void> {
      const code = await members.attempt(client, username, password)
      if (code === null) done(null, true)
      else done(refusal(code), false)
    }
  }
  aedes.authorizePublish = (_client, _packet, done) => done(new Error('Only the server publishes.'))
  aedes.authorizeSubscribe = (client, subscription, done) => {
    const uid = members.uidOf(client)
    done(null, uid !== undefined && isOwnTopic(uid, subscription.topic) ? subscription : null)
  }

  const door = upgrades({
    mostConnections: limits.overall,
    mostPayloadBytes: limits.payloadBytes,
    addresses: options.addresses ?? ownAddresses([]),
    isTooMany: req => options.isTooMany?.(req) ?? false,
    onSocket: (socket, req) => void aedes.handle(new SocketStream(socket, limits.backlogBytes), req),
  })

  /** Never two to one member at once: aedes takes what overtakes another for a repetition, and drops the other. */
  function publish(uid: string, payload: string | Buffer, feed: keyof typeof feeds = 'bonus'): Promise<void> {
    return takeTurn(uid, async () => {
      if (present.of(uid).length > 0) await deliver(aedes, topicOf(feed, uid), payload)
    })
  }

  function disconnectMember(uid: string): void {
    members.revoke(uid)
    for (const connection of present.of(uid)) connection.close()
  }

  async function close(): Promise<void> {
    const closed = door.close(closingPatienceMs)
    await new Promise<void>(resolve => aedes.close(resolve))
    await closed
  }

  return {
    attach: door.attach,
    isConnected: uid => present.of(uid).length > 0,
    members: present.members,
    publish,
    disconnectMember,
    sessions: members.sessions,
    disconnectSessions: members.endSessions,
    connectionCount: () => aedes.connectedClients,
    close,
  }
}

function topicOf(feed: keyof typeof feeds, uid: string): string {
  return feeds[feed].address.replace('{uid}', uid)
}

/** A member's own topics, each by its exact name. */
function isOwnTopic(uid: string, topic: string): boolean {
  return Object.values(feeds).some(({ address }) => address.replace('{uid}', uid) === topic)
}

async function openAedes(connectMs: number): Promise<Aedes> {
  const aedes = await Aedes.createBroker({ connectTimeout: connectMs, keepaliveLimit: longestKeepAliveSeconds })
  aedes.preConnect = (_client: Client, packet, done) => {
    // Nothing is remembered for who is away: the message table does that, and a stranger cannot fill our memory.
    packet.clean = true
    // Of two connections with one name the older is ended, so a name must not reach beyond its own member.
    packet.clientId = `${packet.username ?? ''}/${packet.clientId}`
    done(null, true)
  }
  return aedes
}

function deliver(aedes: Aedes, topic: string, payload: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    aedes.publish({ cmd: 'publish', topic, payload, qos: 1, retain: false, dup: false }, error =>
      error ? reject(error) : resolve(),
    )
  })
}
