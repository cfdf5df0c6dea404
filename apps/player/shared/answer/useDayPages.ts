import { type PageRequest, usePages } from './usePages.ts'
import { type DayRow, dayRows } from './dayRows.ts'

interface HistoryPage<Row> {
  readonly rows: readonly Row[]
  readonly next: string | undefined
}

interface DayEnd<Row> {
  readonly next: string | undefined
  /** The last row that was read: whether the next one begins a day depends on it. */
  readonly last: Row | undefined
}

/** Reads the pages of a list that is shown by days. */
export function useDayPages<Row extends { readonly created_at: number }>(
  readPage: (request: PageRequest<DayEnd<Row>>) => Promise<HistoryPage<Row>>,
) {
  return usePages<DayEnd<Row>, DayRow<Row>>(async request => {
    const { rows, next } = await readPage(request)
    const last = request.before?.last
    return { rows: dayRows(rows, last), end: { next, last: rows.at(-1) ?? last } }
  })
}
