import type { ReactNode } from 'react'
import { type Drawing, Icon } from '../icon/index.ts'
import './tag.css'

interface TagProps {
  kind: 'hot' | 'new' | 'live' | 'quiet'
  drawing?: Drawing | undefined
  children: ReactNode
}

/** A word on a picture, with a small drawing at most. At most one per picture. */
export function Tag({ kind, drawing, children }: TagProps) {
  return (
    <span className="tag" data-kind={kind}>
      {drawing && <Icon drawing={drawing} size={12} />}
      {children}
    </span>
  )
}
