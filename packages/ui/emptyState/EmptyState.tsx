import type { ReactNode } from 'react'
import './emptyState.css'

interface EmptyStateProps {
  /** One illustration of 88 px. */
  picture?: ReactNode
  title: ReactNode
  line?: ReactNode
  /** At most one soft button. */
  action?: ReactNode
}

export function EmptyState({ picture, title, line, action }: EmptyStateProps) {
  return (
    <div className="emptyState">
      {picture}
      <p className="emptyStateTitle">{title}</p>
      {line && <p className="emptyStateLine">{line}</p>}
      {action}
    </div>
  )
}
