import { listLimits } from '@saya/contract/limits'

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
  /** They are shown until the first page has come, which is asked for all the same. */
  mayBeOld?: boolean
}

/** However many pages they came in, they count as the first: the next one is asked for by whoever knows where they end. */
export function knownPaged<Row>({ rows, isOver, mayBeOld = false }: KnownRows<Row>): PagedRows<Row> {
  if (mayBeOld) return { ...emptyPaged(), rows }
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

/** How far before its end a list reads on: one and a half screens, and of a long list the part that is left of it. */
export function aheadPx(listPx: number, screenPx: number): number {
  return Math.ceil(Math.max(1.5 * screenPx, (listPx * (100 - listLimits.readOnAtPercent)) / 100))
}

/** A page that is not full is the last one. The first one takes the place of whatever stood there. */
export function arrived<Row>(list: PagedRows<Row>, rows: readonly Row[], pageSize: number): PagedRows<Row> {
  const state = rows.length < pageSize ? 'over' : 'idle'
  const before = list.page === 0 ? [] : list.rows
  return { ...list, rows: [...before, ...rows], page: nextPage(list), state }
}

/** Only a person asking again goes on from here. */
export function failed<Row>(list: PagedRows<Row>): PagedRows<Row> {
  return { ...list, state: 'failed' }
}
