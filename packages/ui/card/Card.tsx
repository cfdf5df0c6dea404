import type { ReactNode } from 'react'
import './card.css'

/** A quiet surface. Cards are never nested. */
export function Card({ children, padded }: { children: ReactNode; padded?: boolean }) {
  return (
    <div className="card" data-padded={padded || undefined}>
      {children}
    </div>
  )
}
