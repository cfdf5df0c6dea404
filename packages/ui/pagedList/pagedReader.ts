import {
  arrived,
  asked,
  emptyPaged,
  failed,
  knownPaged,
  nextPage,
  waitMs,
  type KnownRows,
  type PagedRows,
} from './pagedList.ts'

export interface PagedSource<Row> {
  load: (page: number, signal: AbortSignal) => Promise<readonly Row[]>
  pageSize: number
  leastGapMs: number
  clock: { now(): number }
  onFailure?: (() => void) | undefined
  known?: KnownRows<Row> | undefined
}

export type PagedReader<Row> = ReturnType<typeof createPagedReader<Row>>

/** Asks for one page after another and tells whoever draws the list. */
export function createPagedReader<Row>({ load, pageSize, leastGapMs, clock, onFailure, known }: PagedSource<Row>) {
  let list = known ? knownPaged(known) : emptyPaged<Row>()
  let controller = new AbortController()
  const listeners = new Set<() => void>()

  function change(next: PagedRows<Row>) {
    list = next
    for (const listener of listeners) listener()
  }

  /** Asks at once, also after a failure: a person wanted it. */
  async function ask() {
    if (list.state === 'loading' || list.state === 'over') return
    const { signal } = controller
    change(asked(list, clock.now()))
    try {
      const rows = await load(nextPage(list), signal)
      if (!signal.aborted) change(arrived(list, rows, pageSize))
    } catch {
      if (signal.aborted) return
      change(failed(list))
      onFailure?.()
    }
  }

  return {
    current: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask,
    /** Asks as soon as the least time since the last request allows. The answer calls it off. */
    askSoon() {
      const wait = waitMs(list, clock.now(), leastGapMs)
      const timer = wait === null ? undefined : setTimeout(() => void ask(), wait)
      return () => clearTimeout(timer)
    },
    /** Begins with the first page; the answer drops whatever is still on its way. */
    start() {
      controller = new AbortController()
      if (list.page === 0) void ask()
      return () => {
        controller.abort()
        if (list.state === 'loading') change({ ...list, state: 'idle' })
      }
    },
  }
}
