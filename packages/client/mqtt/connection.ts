import {
  acknowledgePacket,
  connectPacket,
  disconnectPacket,
  openPublish,
  type Packet,
  packetReader,
  packetTypes,
  pingPacket,
  subscribePacket,
} from './packets.ts'

type Timer = ReturnType<typeof setTimeout>

export interface Timers {
  setTimeout(act: () => void, ms: number): Timer
  clearTimeout(timer: Timer): void
}

export interface ConnectionOptions {
  readonly url: string
  readonly clientId: string
  readonly username: string
  readonly password: string
  readonly topics: readonly string[]
  readonly timers: Timers
  readonly openSocket: (url: string) => WebSocket
  onOpen(): void
  onMessage(payload: Uint8Array, topic: string): void
  /** The connection is no more, told once. Refused means that trying again with the same credentials is no use. */
  onEnd(why: 'lost' | 'refused'): void
}

const connectTimeoutMs = 4000
/** A ping that nothing has answered by the time the next is due means that the line is dead. */
const pingMs = 20_000
/** Three pings long, since a browser slows down the timers of a page in the background. */
const keepAliveSeconds = 60

const brokerUnavailable = 3

/** One connection, from its opening to its end. Gives the way to end it quietly. */
export function connection(options: ConnectionOptions): () => void {
  const { topics, timers } = options
  const socket = options.openSocket(options.url)
  const read = packetReader()
  let timer = timers.setTimeout(() => end('lost'), connectTimeoutMs)
  let isOver = false
  let isQuiet = false

  socket.binaryType = 'arraybuffer'
  socket.onopen = () => send(connectPacket({ ...options, keepAliveSeconds }))
  socket.onclose = () => end('lost')
  socket.onmessage = ({ data }) => {
    isQuiet = false
    const packets = data instanceof ArrayBuffer ? read(new Uint8Array(data)) : null
    if (!packets) return end('lost')
    for (const packet of packets) if (!isOver) receive(packet)
  }

  function receive(packet: Packet): void {
    if (packet.type === packetTypes.publish) {
      const { topic, packetId, payload } = openPublish(packet)
      options.onMessage(payload, topic)
      if (packetId) send(acknowledgePacket(packetId))
    } else if (packet.type === packetTypes.connack) {
      const code = packet.body.at(-1)
      if (code) end(code === brokerUnavailable ? 'lost' : 'refused')
      else send(subscribePacket(topics))
    } else if (packet.type === packetTypes.suback) {
      // A server that is older than this page does not know all of the topics yet.
      if (packet.body.subarray(2).every(code => code > 2)) return end('refused')
      timers.clearTimeout(timer)
      timer = timers.setTimeout(ping, pingMs)
      options.onOpen()
    }
  }

  function ping(): void {
    if (isQuiet) return end('lost')
    isQuiet = true
    send(pingPacket)
    timer = timers.setTimeout(ping, pingMs)
  }

  function send(bytes: Uint8Array<ArrayBuffer>): void {
    if (socket.readyState === 1) socket.send(bytes)
  }

  /** A dead line may take minutes to close, so its socket is left to itself. */
  function end(why?: 'lost' | 'refused'): void {
    if (isOver) return
    isOver = true
    timers.clearTimeout(timer)
    send(disconnectPacket)
    socket.close()
    if (why) options.onEnd(why)
  }

  return end
}
