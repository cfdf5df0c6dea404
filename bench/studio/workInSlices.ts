const sliceUs = 1_000_000 / 60

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly args?: { readonly name?: string }
}

/**
 * What the busiest main thread of a page did in each sixtieth of a second of a trace, in milliseconds. The tasks are the
 * outermost ones, which lie behind each other, so that nothing is counted twice. A task that goes over the end of a frame
 * counts in each for its part.
 */
export function workInSlices(trace: string): number[] {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] }
  const threads = new Map<string, TraceEvent[]>()
  for (const event of events) {
    if (event.ph === 'M' && event.name === 'thread_name' && event.args?.name === 'CrRendererMain') {
      threads.set(`${event.pid} ${event.tid}`, [])
    }
  }
  for (const event of events) {
    if (event.ph === 'X' && event.name === 'RunTask') threads.get(`${event.pid} ${event.tid}`)?.push(event)
  }
  const busiest = [...threads.values()].toSorted((one, other) => busy(other) - busy(one))[0] ?? []
  const from = Math.min(...busiest.map(({ ts }) => ts))
  const until = Math.max(...busiest.map(({ ts, dur = 0 }) => ts + dur))
  const slices = new Float64Array(Math.max(1, Math.ceil((until - from) / sliceUs)))
  for (const { ts, dur = 0 } of busiest) {
    for (let at = ts - from, end = ts - from + dur; at < end; ) {
      const slice = Math.floor(at / sliceUs)
      const part = Math.min(end, (slice + 1) * sliceUs) - at
      slices[slice] = (slices[slice] ?? 0) + part / 1000
      at += part
    }
  }
  return [...slices]
}

function busy(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { dur = 0 }) => sum + dur, 0)
}
