import type { ReactNode } from 'react'

interface PageHeadProps {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** The bar above a page: what it is, how much of it, and what is asked of it. */
export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <header className="pageHead">
      <h1>{title}</h1>
      {note && <span className="pageNote">{note}</span>}
      <div className="pageTools">{children}</div>
    </header>
  )
}
