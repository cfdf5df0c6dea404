/** One MQTT 3.1.1 control packet, cut out of the stream. */
export interface Packet {
  readonly type: number
  readonly flags: number
  readonly body: Uint8Array
}

interface Credentials {
  readonly clientId: string
  readonly username: string
  readonly password: string
  readonly keepAliveSeconds: number
}

export const packetTypes = { connack: 2, publish: 3, suback: 9 } as const

export const pingPacket = packet(0xc0, [])
export const disconnectPacket = packet(0xe0, [])

/** Nothing that is meant for a phone comes near this; a length beyond it is no MQTT. */
const longestBody = 0x1_0000

/** A clean session: what was missed meanwhile is fetched over HTTP. */
export function connectPacket({
  clientId,
  username,
  password,
  keepAliveSeconds,
}: Credentials): Uint8Array<ArrayBuffer> {
  const level = 4
  const cleanWithUserAndPassword = 0xc2
  const head = [...text('MQTT'), level, cleanWithUserAndPassword, keepAliveSeconds >> 8, keepAliveSeconds & 255]
  return packet(0x10, [...head, ...text(clientId), ...text(username), ...text(password)])
}

/** At least once: a message is sent again by the broker until it is acknowledged. */
export function subscribePacket(topics: readonly string[]): Uint8Array<ArrayBuffer> {
  return packet(0x82, [0, 1, ...topics.flatMap(topic => [...text(topic), 1])])
}

export function acknowledgePacket(packetId: Uint8Array): Uint8Array<ArrayBuffer> {
  return packet(0x40, [...packetId])
}

interface PublishPacket {
  readonly topic: string
  /** Where the broker waits for an acknowledgement. */
  readonly packetId: Uint8Array | null
  readonly payload: Uint8Array
}

export function openPublish({ flags, body }: Packet): PublishPacket {
  const topicEnd = 2 + (((body[0] ?? 0) << 8) | (body[1] ?? 0))
  const topic = new TextDecoder().decode(body.subarray(2, topicEnd))
  if (!(flags & 6)) return { topic, packetId: null, payload: body.subarray(topicEnd) }
  return { topic, packetId: body.subarray(topicEnd, topicEnd + 2), payload: body.subarray(topicEnd + 2) }
}

/**
 * Collects what arrives and gives the packets that are complete: the transport may cut or join them anywhere. Null
 * means that this is no MQTT.
 */
export function packetReader(): (chunk: Uint8Array) => Packet[] | null {
  let waiting = new Uint8Array(0)
  return chunk => {
    const bytes = new Uint8Array(waiting.length + chunk.length)
    bytes.set(waiting)
    bytes.set(chunk, waiting.length)
    waiting = bytes
    const packets: Packet[] = []
    for (;;) {
      let length = 0
      let at = 1
      for (let factor = 1; at === 1 || (waiting[at - 1] ?? 0) > 127; factor *= 128) {
        const digit = waiting[at++]
        if (digit === undefined) return packets
        length += (digit & 127) * factor
        if (length > longestBody) return null
      }
      if (waiting.length < at + length) return packets
      const first = waiting[0] ?? 0
      packets.push({ type: first >> 4, flags: first & 15, body: waiting.subarray(at, at + length) })
      waiting = waiting.slice(at + length)
    }
  }
}

function packet(first: number, body: readonly number[]): Uint8Array<ArrayBuffer> {
  const length: number[] = []
  let left = body.length
  do {
    length.push((left % 128) | (left > 127 ? 128 : 0))
    left = Math.floor(left / 128)
  } while (left)
  return Uint8Array.from([first, ...length, ...body])
}

function text(value: string): number[] {
  const bytes = new TextEncoder().encode(value)
  return [bytes.length >> 8, bytes.length & 255, ...bytes]
}
