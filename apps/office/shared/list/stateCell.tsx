import type { ReactNode } from 'react'
import { Badge, type Tone } from '../Badge.tsx'

/** A state in a table, and below it by whom or why. */
export function stateCell([title, tone]: readonly [title: string, tone: Tone], words: ReactNode) {
  return (
    <span className="cellWords">
      <span>
        <Badge tone={tone}>{title}</Badge>
      </span>
      <small>{words}</small>
    </span>
  )
}
