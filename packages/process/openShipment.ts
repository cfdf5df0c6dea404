import { setTimeout as wait } from 'node:timers/promises'

export interface ShipmentOptions {
  /** Takes a POST of lines of JSON, as collectors do. */
  readonly url: string
  /** Shown as `Authorization: Bearer`. */
  readonly token?: string | undefined
  /** Tells whoever runs the process that the lines do not arrive, once an outage, and that they do again. */
  readonly say: (sentence: string) => void
  /** How much waits at most while nobody takes it, and for how long it is waited before it is sent again. */
  readonly mostBytes?: number
  readonly firstWaitMs?: number
}

export interface Shipment {
  /** Takes a line in. It never waits and never fails: what finds no room is lost, and counted. */
  write(line: string): void
  figures(): { readonly waiting: number; readonly lost: number }
  /** Sends what still waits, for as long as a service may take to end. */
  close(): Promise<void>
}

const mostBytesWaiting = 16_000_000
const mostBytesAtOnce = 500_000
const againMs = { first: 1000, longest: 60_000 }
const answerMs = 10_000
const closeMs = 2000
/** What a collector says to lines that it will never take. */
const refusals = new Set([400, 413, 422])

type Answer = 'taken' | 'refused' | 'not now'

/** Lines in their order, and only so many. */
function openQueue(mostBytes: number) {
  const lines: string[] = []
  let bytes = 0
  return {
    count: () => lines.length,
    /** Answers whether it found room. */
    add(line: string): boolean {
      const size = Buffer.byteLength(line)
      if (bytes + size > mostBytes) return false
      bytes += size
      lines.push(line)
      return true
    },
    /** The first ones, which stay until they are dropped. */
    first(): readonly string[] {
      let sum = 0
      const end = lines.findIndex((line, at) => {
        sum += Buffer.byteLength(line)
        return at > 0 && sum > mostBytesAtOnce
      })
      return end === -1 ? lines.slice() : lines.slice(0, end)
    },
    drop(batch: readonly string[]): void {
      lines.splice(0, batch.length)
      bytes -= batch.reduce((sum, line) => sum + Buffer.byteLength(line), 0)
    },
  }
}

/**
 * Sends the lines of a log to another machine, in their order and at least once each. Lines wait here while nobody takes them. Whoever
 * writes them never waits: an outage of the collector is none of the service.
 */
export function openShipment(options: ShipmentOptions): Shipment {
  const { say, mostBytes = mostBytesWaiting, firstWaitMs = againMs.first } = options
  const queue = openQueue(mostBytes)
  const closing = new AbortController()
  let lost = 0
  let told = 0
  let isDown = false
  let sending: Promise<void> | undefined

  function write(line: string): void {
    if (queue.add(line)) begin()
    else lost++
  }

  function begin(): void {
    sending ??= send().finally(() => {
      sending = undefined
      // One may have come behind the last look.
      if (queue.count() > 0 && !closing.signal.aborted) begin()
    })
  }

  async function send(): Promise<void> {
    let pauseMs = firstWaitMs
    // Of lines that are refused together the bad one is looked for: the others are not lost for it.
    let most = Number.POSITIVE_INFINITY
    // Lines of one moment go together.
    await wait(0)
    while (queue.count() > 0) {
      const batch = queue.first().slice(0, most)
      const answer = await post(options, batch)
      if (answer === 'not now') {
        tell(true)
        if (closing.signal.aborted) return
        await wait(pauseMs, undefined, { ref: false, signal: closing.signal }).catch(() => {})
        pauseMs = Math.min(pauseMs * 2, againMs.longest)
        continue
      }
      pauseMs = firstWaitMs
      if (answer === 'refused' && batch.length > 1) {
        most = Math.ceil(batch.length / 2)
        continue
      }
      queue.drop(batch)
      if (answer === 'refused') lost += 1
      most = answer === 'refused' ? Number.POSITIVE_INFINITY : most * 2
      tell(false)
    }
  }

  function tell(isDownNow: boolean): void {
    if (isDownNow && !isDown) say('The log does not reach LOG_URL: its lines wait.')
    if (!isDownNow && isDown) say('The log reaches LOG_URL again.')
    isDown = isDownNow
    if (isDown || lost === told) return
    say(`${lost - told} lines of the log were lost on their way to LOG_URL.`)
    told = lost
  }

  async function close(): Promise<void> {
    closing.abort()
    await Promise.race([sending, wait(closeMs, undefined, { ref: false })])
  }

  return { write, figures: () => ({ waiting: queue.count(), lost }), close }
}

/** Nobody is followed elsewhere: the lines are for whoever LOG_URL names. */
async function post({ url, token }: ShipmentOptions, batch: readonly string[]): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: batch.join(''),
      headers: { 'content-type': 'application/x-ndjson', ...(token && { authorization: `Bearer ${token}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    await response.body?.cancel()
    if (response.ok) return 'taken'
    return refusals.has(response.status) ? 'refused' : 'not now'
  } catch {
    return 'not now'
  }
}
