import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { GeneralCode } from '@saya/contract/general/errors.ts'
import { type WebSocket, WebSocketServer } from 'ws'
import type { OwnAddresses } from '../http/request/ownAddresses.ts'
import { closeSoon, refuseSocket } from '../http/answer/refuseSocket.ts'

const brokerPath = '/mqtt'
/** How long somebody whom we are through with may leave their own goodbye unsaid. Its types do not know it yet. */
const closing = { closeTimeout: 3000 }

interface UpgradeOptions {
  readonly mostConnections: number
  readonly mostPayloadBytes: number
  /** What we are called, and where our pages are besides the host that the request itself names. */
  readonly addresses: OwnAddresses
  isTooMany(req: IncomingMessage): boolean
  onSocket(socket: WebSocket, req: IncomingMessage): void
}

export interface Upgrades {
  attach(server: Server): void
  /** Refuses newcomers from now on, and ends at once whoever is still there after the time given. */
  close(patienceMs: number): Promise<void>
}

/** Turns the right HTTP requests into WebSockets and answers the others. */
export function upgrades(options: UpgradeOptions): Upgrades {
  const { mostConnections, mostPayloadBytes, addresses, isTooMany, onSocket } = options
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    maxPayload: mostPayloadBytes,
    perMessageDeflate: false,
    ...closing,
    handleProtocols: () => 'mqtt',
  })
  // Its own answer would be no envelope.
  sockets.on('wsClientError', (_error, socket) => refuseSocket(socket, 'malformed_request'))
  let isClosing = false

  function refusalOf(req: IncomingMessage): GeneralCode | null {
    if (!offersMqtt(req)) return 'malformed_request'
    if (!addresses.isOurs(req.headers.host)) return 'foreign_host'
    if (!isOwnOrigin(req, addresses.origins)) return 'cross_site'
    if (isTooMany(req)) return 'too_many_requests'
    return isClosing || sockets.clients.size >= mostConnections ? 'busy' : null
  }

  function attach(server: Server): void {
    server.on('upgrade', (req, socket, head) => {
      if (req.headers.upgrade?.toLowerCase() !== 'websocket') return answerPlainly(server, req, socket)
      const isOurs = req.url?.split('?')[0] === brokerPath
      // Another path is someone else's, unless nobody else is there to answer it.
      if (!isOurs && server.listenerCount('upgrade') > 1) return
      const code = isOurs ? refusalOf(req) : 'not_found'
      if (code) refuseSocket(socket, code)
      else sockets.handleUpgrade(req, socket, head, accepted => onSocket(accepted, req))
    })
  }

  async function close(patienceMs: number): Promise<void> {
    isClosing = true
    const closed = new Promise<void>(resolve => sockets.close(() => resolve()))
    for (const socket of sockets.clients) socket.close(1001)
    const timer = setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate()
    }, patienceMs)
    await closed
    clearTimeout(timer)
  }

  return { attach, close }
}

/** A page always names its origin; who names none is no page, and has to bring a token all the same. */
function isOwnOrigin({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined || origins.includes(origin)) return true
  return host !== undefined && [`http://${host}`, `https://${host}`].includes(origin)
}

function offersMqtt({ headers }: IncomingMessage): boolean {
  return (headers['sec-websocket-protocol'] ?? '').split(',').some(name => name.trim() === 'mqtt')
}

/** Something else was offered on the way, such as HTTP/2: whoever does not take it up answers as if it were not said. */
function answerPlainly(server: Server, req: IncomingMessage, socket: Duplex): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = req.headers
  // The body would have been read by the one who upgrades.
  if (length !== '0' || coding !== undefined) return refuseSocket(socket, 'malformed_request')
  const res = new ServerResponse(req)
  res.shouldKeepAlive = false
  res.assignSocket(socket as Socket)
  res.once('finish', () => {
    closeSoon(socket)
    socket.end()
  })
  socket.on('error', () => {})
  server.emit('request', req, res)
}
