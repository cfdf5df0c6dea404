import { useRef } from 'react'
import type { Entity } from './entity.ts'
import { base, go } from './navigation.ts'
import { useMay } from './own.ts'
import { useKeys } from './useKeys.ts'

interface RowTableProps<Row> {
  readonly entity: Entity<Row>
  readonly rows: readonly Row[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

/** The rows of a list: gone through with J and K, chosen with X, opened with Enter. */
export function RowTable<Row>({ entity, rows, chosen, onChoose }: RowTableProps<Row>) {
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
    <table className="rowTable">
      <thead>
        <tr>
          {canChoose && (
            <th className="chooseCell">
              <input
                type="checkbox"
                aria-label="Choose all of this page"
                checked={ids.every(id => chosen.has(id))}
                onChange={event => onChoose(new Set(event.currentTarget.checked ? ids : []))}
              />
            </th>
          )}
          {entity.columns.map(({ name, title, isNumber, isMinor }) => (
            <th key={name} scope="col" data-number={isNumber} data-minor={isMinor}>
              {title}
            </th>
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
                    aria-label={`Choose ${id}`}
                    checked={chosen.has(id)}
                    onChange={() => toggle(id)}
                  />
                </td>
              )}
              {entity.columns.map(({ name, cell, isNumber, isMinor }, at) => (
                <td key={name} data-number={isNumber} data-minor={isMinor}>
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
