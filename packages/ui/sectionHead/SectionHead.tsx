import type { ReactNode } from 'react'
import './sectionHead.css'

/** `more` is usually a MoreLink. */
export function SectionHead({ title, more }: { title: ReactNode; more?: ReactNode }) {
  return (
    <div className="sectionHead">
      <h2 className="h2">{title}</h2>
      {more}
    </div>
  )
}
