import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { fireFill } from '../icon/drawings/fireFill.ts'
import './tag.css'

/** A word on a picture. At most one per picture. */
export function Tag({ kind, children }: { kind: 'hot' | 'new' | 'live' | 'quiet'; children: ReactNode }) {
  return (
    <span className="tag" data-kind={kind}>
      {kind === 'hot' && <Icon drawing={fireFill} size={12} />}
      {children}
    </span>
  )
}
