import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { rowWindow } from './rowWindow.ts'

interface WindowedRowsProps<Row> {
  label: string
  rows: readonly Row[]
  rowPx: number
  renderRow: (row: Row) => ReactNode
}

/** Draws the rows near the screen; padding keeps the room of the others. */
export function WindowedRows<Row>({ label, rows, rowPx, renderRow }: WindowedRowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const count = rows.length
  const [{ from, to }, setWindow] = useState(() => ({ from: 0, to: Math.min(count, 20) }))

  useEffect(() => {
    function measure() {
      if (!list.current) return
      const scrolledPx = -list.current.getBoundingClientRect().top
      const next = rowWindow({ scrolledPx, viewPx: window.innerHeight, rowPx, count })
      setWindow(now => (now.from === next.from && now.to === next.to ? now : next))
    }
    measure()
    // Captured, because the list may scroll with the page or inside a sheet.
    document.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    return () => {
      document.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
    }
  }, [count, rowPx])

  useLayoutEffect(() => {
    list.current?.style.setProperty('padding-top', `${from * rowPx}px`)
    list.current?.style.setProperty('padding-bottom', `${Math.max(0, count - to) * rowPx}px`)
  }, [from, to, count, rowPx])

  return (
    <ul ref={list} className="pagedRows" aria-label={label}>
      {rows.slice(from, to).map(renderRow)}
    </ul>
  )
}
