import type { ReactNode } from 'react'

interface NamedCellProps {
  /** What its column is called. */
  readonly name: string
  readonly children: ReactNode
}

/** A cell of a table of money. On a narrow screen each row stands by itself, and the name of the column above each of its cells. */
export function NamedCell({ name, children }: NamedCellProps) {
  return (
    <td>
      <span className="cellName" aria-hidden="true">
        {name}
      </span>
      {children}
    </td>
  )
}
