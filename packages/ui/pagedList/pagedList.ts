export type PagedState = 'idle' | 'loading' | 'over' | 'failed'

/** A list read page by page. `page` is the last one that arrived; none has while it is 0. */
export interface PagedRows<Row> {
  rows: readonly Row[]
  page: number
  state: PagedState
  askedAtMs: number
}

export function emptyPaged<Row>(): PagedRows<Row> {
  return { rows: [], page: 0, state: 'idle', askedAtMs: Number.NEGATIVE_INFINITY }
}

/** Rows that are there from the start, such as those a page was drawn with on the server. */
export interface KnownRows<Row> {
  rows: readonly Row[]
  isOver: boolean
}

/** However many pages they came in, they count as the first: the next one is asked for by whoever knows where they end. */
export function knownPaged<Row>({ rows, isOver }: KnownRows<Row>): PagedRows<Row> {
  return { ...emptyPaged(), rows, page: 1, state: isOver ? 'over' : 'idle' }
}

export function nextPage(list: PagedRows<unknown>): number {
  return list.page + 1
}

/** How long the list must still wait before it may ask by itself; null when it may not ask at all. */
export function waitMs(list: PagedRows<unknown>, nowMs: number, leastGapMs: number): number | null {
  if (list.state !== 'idle') return null
  return Math.max(0, list.askedAtMs + leastGapMs - nowMs)
}

export function asked<Row>(list: PagedRows<Row>, nowMs: number): PagedRows<Row> {
  return { ...list, state: 'loading', askedAtMs: nowMs }
}

/** A page that is not full is the last one. */
export function arrived<Row>(list: PagedRows<Row>, rows: readonly Row[], pageSize: number): PagedRows<Row> {
  const state = rows.length < pageSize ? 'over' : 'idle'
  return { ...list, rows: [...list.rows, ...rows], page: nextPage(list), state }
}

/** Only a person asking again goes on from here. */
export function failed<Row>(list: PagedRows<Row>): PagedRows<Row> {
  return { ...list, state: 'failed' }
}
