import { Fragment } from 'react'
import { remaining, twoDigits, type Remaining } from './remaining.ts'
import { useSecondsLeft, type Clock } from './useSecondsLeft.ts'
import './countdown.css'

interface CountdownProps {
  untilMs: number
  clock: Clock
  /** The time left in a sentence, announced once a minute. */
  announce: (left: Remaining) => string
  /** Words under the boxes, when they are large. */
  words?: readonly [hours: string, minutes: string, seconds: string] | undefined
  /** A deadline is tinted orange. */
  deadline?: boolean | undefined
  onEnd?: (() => void) | undefined
}

export function Countdown({ untilMs, clock, announce, words, deadline, onEnd }: CountdownProps) {
  const left = useSecondsLeft(untilMs, clock, onEnd)
  const { hours, minutes, seconds } = remaining(left)
  return (
    <div className="countdown" data-large={words ? true : undefined} data-deadline={deadline || undefined}>
      {[hours, minutes, seconds].map((value, index) => (
        <Fragment key={index}>
          {index > 0 && <span aria-hidden="true">:</span>}
          <span className="countdownPart" aria-hidden="true">
            <b>{twoDigits(value)}</b>
            {words && <small>{words[index]}</small>}
          </span>
        </Fragment>
      ))}
      <span className="unseen" role="timer" aria-live="polite">
        {announce(remaining(Math.ceil(left / 60) * 60))}
      </span>
    </div>
  )
}
