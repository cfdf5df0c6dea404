import type { ReactNode } from 'react'
import { StatePicture } from '../shared/picture/StatePicture.tsx'
import './notice.css'

interface NoticeProps {
  readonly picture: 'not-found' | 'error' | 'offline' | 'maintenance'
  readonly title: ReactNode
  readonly text: string
  readonly action?: ReactNode
  /** Stands within a page that has a title of its own. */
  readonly within?: boolean
}

/** A page, or a part of one, that says what is the matter and what to do next. */
export function Notice({ picture, title, text, action, within }: NoticeProps) {
  const Frame = within ? 'div' : 'main'
  const Title = within ? 'h3' : 'h1'
  return (
    <Frame className="notice">
      <StatePicture of={picture} />
      <Title className="h1">{title}</Title>
      <p>{text}</p>
      {action}
    </Frame>
  )
}
