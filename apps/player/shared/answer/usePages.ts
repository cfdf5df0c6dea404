import { useRef } from 'react'

/** Where the next page begins, with whatever else must be known of those before it. */
interface PagesEnd {
  readonly next?: string | undefined
}

export interface PageRequest<End extends PagesEnd> {
  /** Part of the query: empty for the first page. */
  readonly cursor: { readonly cursor?: string }
  /** How the page before ended: nothing for the first page. */
  readonly before: End | undefined
  readonly signal: AbortSignal
}

interface PageAnswer<End extends PagesEnd, Row> {
  readonly rows: readonly Row[]
  readonly end: End
}

/** Where the end of the last page is kept. */
export interface PagesStore<End> {
  read(): End | undefined
  write(end: End): void
}

/** Reads the pages of one list, each where the one before ended. Where it ended is forgotten with what shows it, unless `kept`. */
export function usePages<End extends PagesEnd, Row>(
  readPage: (request: PageRequest<End>) => Promise<PageAnswer<End, Row>>,
  kept?: PagesStore<End>,
): (page: number, signal: AbortSignal) => Promise<readonly Row[]> {
  const last = useRef<End>(undefined)
  return async function load(page, signal) {
    const before = page === 1 ? undefined : kept ? kept.read() : last.current
    // The last page may be full, and only what follows it is empty. Without a place one would begin again with the first.
    if (before && !before.next) return []
    const cursor = before?.next ? { cursor: before.next } : {}
    const { rows, end } = await readPage({ cursor, before, signal })
    if (signal.aborted) return rows
    last.current = end
    kept?.write(end)
    return rows
  }
}
