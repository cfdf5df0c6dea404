import { AppBar } from '@saya/ui/appBar'
import type { ReactNode } from 'react'
import { MemberHead } from './memberHead.tsx'

interface PageBarProps {
  /** A way back. */
  readonly start?: ReactNode
  readonly title: ReactNode
  /** What belongs to this page alone. */
  readonly end?: ReactNode
}

/** The bar at the top of a page with tabs or with a list of games: a member's money stands at its end. */
export function PageBar({ start, title, end }: PageBarProps) {
  return (
    <AppBar
      start={start}
      title={title}
      end={
        <>
          <MemberHead />
          {end}
        </>
      }
    />
  )
}
