import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bonusTopic } from '@saya/contract/realtime/bonusTopic.ts'
import { type FeedState, subscribe } from '@saya/client/mqtt'
import { type IClientOptions, connectAsync, type MqttClient } from 'mqtt'
import { WebSocket } from 'ws'
import { type BrokerOptions, createBroker } from './createBroker.ts'
import type { Identify } from './signIns.ts'

/** A token in these tests: it names its member, unless it was revoked. */
export function tokenOf(uid: string): string {
  return `token${uid}`
}

/** A broker on a real port, whose members are whoever brings the right token. */
export async function startBroker(options: Partial<BrokerOptions> & { port?: number } = {}) {
  const revoked = new Set<string>()
  const identify: Identify = async (username, password) =>
    password === tokenOf(username) && !revoked.has(username) ? { uid: username, session: `of ${username}` } : null

  const broker = await createBroker({ identify, ...options })
  const server = createServer((_req, res) => res.end())
  broker.attach(server)
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function stop(): Promise<void> {
    await broker.close()
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return { broker, server, port, url: `ws://127.0.0.1:${port}/mqtt`, revoked, stop }
}

/** Our own client on a real socket, with what it went through. */
export function listen(url: string, uid: string, token = () => tokenOf(uid)) {
  const states: FeedState[] = []
  const received: string[] = []
  const sockets: WebSocket[] = []
  let frames = 0
  const stop = subscribe({
    url,
    uid,
    topics: [bonusTopic(uid)],
    token,
    clientId: `page${Math.trunc(performance.now() * 1000)}`,
    onMessage: payload => received.push(Buffer.from(payload).toString()),
    onState: state => states.push(state),
    openSocket: address => {
      const socket = new WebSocket(address, 'mqtt')
      socket.on('error', () => {})
      socket.on('message', () => frames++)
      sockets.push(socket)
      return socket as unknown as globalThis.WebSocket
    },
  })
  return { states, received, sockets, frames: () => frames, stop }
}

/** A stranger's client, which keeps to the protocol and to nothing else. It does not reconnect. */
export function connectStranger(url: string, uid: string, options: IClientOptions = {}): Promise<MqttClient> {
  return connectAsync(
    url,
    { username: uid, password: tokenOf(uid), reconnectPeriod: 0, connectTimeout: 4000, ...options },
    false,
  )
}
