import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { aheadPx, type PagedRows } from './pagedList.ts'
import { createPagedReader, type PagedReader, type PagedSource } from './pagedReader.ts'
import { WindowedRows } from './WindowedRows.tsx'
import './pagedList.css'

export interface PagedTexts {
  loading: ReactNode
  /** While the first page is on its way; the same as for any other unless given. */
  first?: ReactNode
  more: ReactNode
  /** What asks for the page that failed. */
  again: ReactNode
  all: (count: number) => ReactNode
  failed: ReactNode
  /** In place of a list without rows. */
  empty: ReactNode
}

interface PagedListProps<Row> extends PagedSource<Row> {
  label: string
  renderRow: (row: Row) => ReactNode
  rowKey: (row: Row) => string
  texts: PagedTexts
  /** Three to a row instead of one. */
  grid?: boolean | undefined
  /** When all rows are equally high, only those near the screen are drawn. */
  rowPx?: number | undefined
  /** Stands where the rows of the first page will be. */
  skeleton?: ReactNode
}

/** A list that reads on before its end is reached. For a list of something else give it another `key`. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { label, renderRow, rowKey, texts, grid, rowPx, skeleton } = props
  const [reader] = useState(() => createPagedReader(props))
  const list = useSyncExternalStore(reader.subscribe, reader.current, reader.current)
  useEffect(() => reader.start(), [reader])

  if (list.state === 'over' && list.rows.length === 0) return texts.empty
  const drawn = (row: Row) => (
    <li key={rowKey(row)} className="pagedRow">
      {renderRow(row)}
    </li>
  )
  return (
    <div className="pagedList" aria-busy={list.state === 'loading'}>
      {rowPx ? (
        <WindowedRows label={label} rows={list.rows} rowPx={rowPx} renderRow={drawn} />
      ) : (
        <ul className="pagedRows" data-grid={grid || undefined} aria-label={label}>
          {list.rows.map(drawn)}
        </ul>
      )}
      {isAwaited(list) && skeleton}
      <PagedFooter reader={reader} texts={texts} />
    </div>
  )
}

/** Nothing of it is there yet: it is asked for as soon as the list stands. */
function isAwaited({ rows, page, state }: PagedRows<unknown>): boolean {
  return rows.length === 0 && page === 0 && (state === 'idle' || state === 'loading')
}

function PagedFooter<Row>({ reader, texts }: { reader: PagedReader<Row>; texts: PagedTexts }) {
  const list = useSyncExternalStore(reader.subscribe, reader.current, reader.current)
  const { state, page, rows } = list
  const footer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (state !== 'idle' || page === 0 || !footer.current) return
    return whenNear(footer.current, reader.askSoon)
  }, [reader, state, page])

  return (
    <div ref={footer} className="pagedFooter">
      {state === 'failed' && <p role="alert">{texts.failed}</p>}
      {isAwaited(list) && <p role="status">{texts.first ?? texts.loading}</p>}
      {page > 0 && state === 'loading' && <p role="status">{texts.loading}</p>}
      {state === 'over' && <p>{texts.all(rows.length)}</p>}
      {((page > 0 && state === 'idle') || state === 'failed') && (
        <button type="button" className="pagedMore" onClick={reader.ask}>
          {state === 'failed' ? texts.again : texts.more}
        </button>
      )}
    </div>
  )
}

/** Acts while the end of the list is near, so that a person scrolling does not wait. */
function whenNear(element: Element, act: () => () => void) {
  let stop: () => void = () => {}
  const ahead = `0px 0px ${aheadPx(element.parentElement?.scrollHeight ?? 0, innerHeight)}px`
  const reach = { rootMargin: ahead, scrollMargin: ahead }
  const observer = new IntersectionObserver(([entry]) => {
    stop()
    if (entry?.isIntersecting) stop = act()
  }, reach)
  observer.observe(element)
  return () => {
    stop()
    observer.disconnect()
  }
}
