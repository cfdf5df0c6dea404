import { useRef } from 'react'
import type { Column, Entity } from '../entity.ts'
import { otherWay } from './filterValues.ts'
import { base, go } from '../navigation.ts'
import { useMay } from '../own.ts'
import { useKeys } from '../useKeys.ts'

interface RowTableProps<Row> {
  readonly entity: Entity<Row>
  readonly rows: readonly Row[]
  /** The order the rows are in, as its column names it. */
  readonly order: string
  readonly onOrder: (order: string) => void
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

/** The rows of a list: gone through with J and K, chosen with X, opened with Enter. */
export function RowTable<Row>({ entity, rows, order, onOrder, chosen, onChoose }: RowTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const may = useMay()
  const canChoose = (entity.acts ?? []).some(({ permission }) => may(permission))
  const ids = rows.map(entity.idOf)

  function current(): number {
    return [...(body.current?.rows ?? [])].findIndex(row => row.contains(document.activeElement))
  }
  function step(by: number): void {
    body.current?.rows[Math.max(0, Math.min(rows.length - 1, current() + by))]?.focus()
  }
  function toggle(id: string): void {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const id = ids[current()]
      if (canChoose && id !== undefined) toggle(id)
    },
    Enter: () => {
      const row = rows[current()]
      if (row && entity.open) go(entity.open(row))
    },
  })

  return (
    <table className="rowTable rowCards">
      <thead>
        <tr>
          {canChoose && (
            <th className="chooseCell">
              <input
                type="checkbox"
                aria-label="Select all rows on this page"
                checked={ids.every(id => chosen.has(id))}
                onChange={event => onChoose(new Set(event.currentTarget.checked ? ids : []))}
              />
            </th>
          )}
          {entity.columns.map(column => (
            <Head key={column.name} column={column} order={order} onOrder={onOrder} />
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row, index) => {
          const id = ids[index] ?? ''
          return (
            <tr key={id} tabIndex={-1} data-chosen={chosen.has(id) || undefined}>
              {canChoose && (
                <td className="chooseCell">
                  <input
                    type="checkbox"
                    aria-label={`Select ${id}`}
                    checked={chosen.has(id)}
                    onChange={() => toggle(id)}
                  />
                </td>
              )}
              {entity.columns.map(({ name, title, cell, isNumber, isMinor }, at) => (
                <td key={name} data-title={title} data-number={isNumber} data-minor={isMinor}>
                  {at === 0 && entity.open ? <a href={base + entity.open(row)}>{cell(row)}</a> : cell(row)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface HeadProps {
  readonly column: Pick<Column<never>, 'title' | 'isNumber' | 'isMinor' | 'sort'>
  readonly order: string
  readonly onOrder: (order: string) => void
}

/** The head of a column. One that rows can be in the order of asks for that, and again for the other way round. */
function Head({ column: { title, isNumber, isMinor, sort }, order, onOrder }: HeadProps) {
  if (!sort) {
    return (
      <th scope="col" data-number={isNumber} data-minor={isMinor}>
        {title}
      </th>
    )
  }
  const isOrder = order === sort || order === otherWay(sort)
  const way = order.startsWith('-') ? 'descending' : 'ascending'
  return (
    <th scope="col" data-number={isNumber} data-minor={isMinor} aria-sort={isOrder ? way : undefined}>
      <button type="button" className="sortHead" onClick={() => onOrder(order === sort ? otherWay(sort) : sort)}>
        {title}
        <span className="sortMark" aria-hidden="true">
          {isOrder ? (way === 'ascending' ? '↑' : '↓') : '↕'}
        </span>
      </button>
    </th>
  )
}
