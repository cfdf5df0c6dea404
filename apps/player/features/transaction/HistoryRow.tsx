import type { ReactNode } from 'react'
import { timeOf } from '../../shared/device/timeOf.ts'
import { DayHead } from './DayHead.tsx'
import './historyRows.css'

interface HistoryRowProps {
  /** The day it was, on the first row of a day. */
  readonly day: number | undefined
  /** Where it leads, where there is more to say. */
  readonly href?: string | undefined
  readonly picture?: ReactNode
  readonly name: string
  /** What it was for, where the name does not say so. */
  readonly about?: string | undefined
  /** When it was. */
  readonly at: number
  /** The amount, and what stands below it. */
  readonly children: ReactNode
}

/** One row of a list of the history, under its day. */
export function HistoryRow({ day, href, picture, name, about, at, children }: HistoryRowProps) {
  const content = (
    <>
      {picture}
      <span className="transactionName">
        {name}
        <span>
          {about && `${about}, `}
          {timeOf(at)}
        </span>
      </span>
      <span className="transactionAmount">{children}</span>
    </>
  )
  return (
    <>
      {day !== undefined && <DayHead day={day} />}
      {href === undefined ? (
        <div className="transactionRow">{content}</div>
      ) : (
        <a className="transactionRow" href={href}>
          {content}
        </a>
      )}
    </>
  )
}
