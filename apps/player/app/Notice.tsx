import type { ReactNode } from 'react'
import './notice.css'

interface NoticeProps {
  readonly picture: 'not-found' | 'error' | 'offline' | 'maintenance'
  readonly title: ReactNode
  readonly text: string
  readonly action?: ReactNode
}

/** A whole page that says what is the matter and what to do next. */
export function Notice({ picture, title, text, action }: NoticeProps) {
  return (
    <main className="notice">
      <img src={`/img/home/state-${picture}.webp`} width={88} height={88} alt="" />
      <h1 className="h1">{title}</h1>
      <p>{text}</p>
      {action}
    </main>
  )
}
