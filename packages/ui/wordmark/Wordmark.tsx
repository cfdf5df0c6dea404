import type { LinkProps } from '../element/props.ts'
import { type Drawing, Lines } from '../icon/index.ts'
import { SunMark } from './SunMark.tsx'
import './wordmark.css'

interface WordmarkProps extends LinkProps {
  /** Name, variant and where it leads, for those who do not see it. */
  label: string
  /** The drawn letters, or where they stand in a sheet of drawings. */
  lettering: Drawing
  /** The word of the brand beside the name. */
  variant?: string | undefined
}

export function Wordmark({ label, lettering, variant, ...rest }: WordmarkProps) {
  return (
    <a {...rest} className="wordmark" aria-label={label}>
      <SunMark size={36} />
      <svg viewBox="0 0 62 26" width="62" height="26" fill="currentColor" aria-hidden="true">
        <Lines drawing={lettering} />
      </svg>
      {variant && <span className="wordmarkVariant">{variant}</span>}
    </a>
  )
}
