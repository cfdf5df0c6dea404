import { connectAsync } from 'mqtt'
import { type Backbone, BackboneFault, type BackboneListener, type Note, readNote, writeNote } from './backbone.ts'

interface MqttBackboneOptions extends BackboneListener {
  /** With name and password in it. Only our servers know them; members never come near this broker. */
  readonly url: string
  readonly clock: { now(): number }
  readonly retryMs?: number
  readonly keepAliveSeconds?: number
  onFault?(fault: unknown): void
}

const topic = 'saya/bonus'
const patienceMs = 5000

/** The line over a broker of its own, such as Mosquitto, for an operator who would keep it out of the database. */
export async function mqttBackbone(options: MqttBackboneOptions): Promise<Backbone> {
  const { url, clock, retryMs = 1000, keepAliveSeconds = 15, onFault = () => {} } = options
  const line = await connectAsync(
    url,
    {
      reconnectPeriod: retryMs,
      connectTimeout: patienceMs,
      keepalive: keepAliveSeconds,
      reconnectOnConnackError: true,
      resubscribe: false,
    },
    false,
  )
  let lostAtMs: number | null = null
  let isUp = false

  line.on('error', onFault)
  line.on('message', (_topic, payload) => {
    const note = readNote(payload.toString())
    if (note) options.onNote(note)
  })
  line.on('close', () => {
    if (isUp) lostAtMs = clock.now() - 2 * keepAliveSeconds * 1000
    isUp = false
  })
  line.on('connect', () => {
    listen().catch((fault: unknown) => {
      onFault(fault)
      line.stream.destroy()
    })
  })

  async function listen(): Promise<void> {
    await line.subscribeAsync(topic, { qos: 1 })
    isUp = true
    if (lostAtMs !== null) options.onGap(lostAtMs)
    lostAtMs = null
  }

  async function announce(note: Note): Promise<void> {
    if (!isUp) throw new BackboneFault('The line between copies is down.')
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new BackboneFault('A note was not taken in time.')), patienceMs)
    })
    try {
      await Promise.race([line.publishAsync(topic, writeNote(note), { qos: 1 }), late])
    } catch (cause) {
      throw cause instanceof BackboneFault ? cause : new BackboneFault('A note was not announced.', { cause })
    } finally {
      clearTimeout(timer)
    }
  }

  await listen()
  return { announce, isUp: () => isUp, close: () => line.endAsync() }
}
