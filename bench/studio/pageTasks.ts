/** One entry of the browser's own record. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time, whatever else the machine did meanwhile. */
  readonly tdur?: number
  readonly args: {
    readonly name?: string
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string }
  }
}

/** What one thread did without a break. */
export interface Task {
  readonly thread: string
  readonly atUs: number
  readonly workedUs: number
}

/** A driver that looks at the page makes it do these early; a moment later it would have done them by itself. */
const ownWork: ReadonlySet<string> = new Set(['Document::recalcStyle', 'LocalFrameView::performLayout'])

/**
 * The tasks of the threads that draw pages, without what these did for whoever drives the browser: finding a button by its name costs
 * more than pressing it.
 */
export function pageTasks(events: readonly TraceEvent[]): Task[] {
  const isMain = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  )
  const spans = events.filter(event => event.ph === 'X' && isMain.has(threadOf(event)))
  return [...isMain].flatMap(thread => {
    const own = spans.filter(event => threadOf(event) === thread)
    const tasks = own.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    const driven = outermost(own.filter(isDriven))
    const early = outermost(own.filter(({ name }) => ownWork.has(name)))
    return tasks.map(task => {
      const messages = within(driven, task)
      const pages = messages.flatMap(message => within(early, message))
      return { thread, atUs: task.ts, workedUs: worked([task]) - worked(messages) + worked(pages) }
    })
  })
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`
}

function isDriven({ name, args }: TraceEvent): boolean {
  return (
    name === 'Receive mojo message' && args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession'
  )
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}

/** Those that stand in no other of them. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let lastUs = Number.NEGATIVE_INFINITY
  return events
    .toSorted((one, other) => one.ts - other.ts || endOf(other) - endOf(one))
    .filter(event => {
      if (endOf(event) <= lastUs) return false
      lastUs = endOf(event)
      return true
    })
}

function within(events: readonly TraceEvent[], span: TraceEvent): readonly TraceEvent[] {
  return events.filter(event => event.ts >= span.ts && endOf(event) <= endOf(span))
}

function worked(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { tdur = 0 }) => sum + tdur, 0)
}
