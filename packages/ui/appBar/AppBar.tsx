import type { ReactNode } from 'react'
import './appBar.css'

interface AppBarProps {
  /** A way back, or the wordmark. */
  start?: ReactNode
  title?: ReactNode
  end?: ReactNode
  /** Centres the title between equal sides. */
  centred?: boolean | undefined
}

export function AppBar({ start, title, end, centred }: AppBarProps) {
  return (
    <header className="appBar" data-centred={centred || undefined}>
      {start}
      {title ? <h1 className="h3 appBarTitle">{title}</h1> : <span className="appBarTitle" />}
      <div className="appBarEnd">{end}</div>
    </header>
  )
}
