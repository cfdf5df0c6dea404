import type { ReactNode } from 'react'
import type { LinkProps } from '../element/props.ts'
import { SunMark } from './SunMark.tsx'
import './wordmark.css'

export interface WordmarkProps extends LinkProps {
  /** Where it leads, for those who do not see it. */
  label: string
  /** The word of the brand beside the name. */
  variant?: string | undefined
}

/** The name as a link, with its letters drawn by whoever shows it: a `<use>` of a sheet that is there anyway, say. */
export function WordmarkLink({ label, variant, lettering, ...rest }: WordmarkProps & { lettering: ReactNode }) {
  return (
    <a {...rest} className="wordmark" aria-label={label}>
      <SunMark size={36} />
      <svg viewBox="0 0 62 26" width="62" height="26" fill="currentColor" aria-hidden="true">
        {lettering}
      </svg>
      {variant && <span className="wordmarkVariant">{variant}</span>}
    </a>
  )
}
