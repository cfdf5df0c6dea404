import { lettering } from '@saya/ui/wordmark'
import { SunMark } from '@saya/ui/wordmark'

/** The sun and the name, as on every screen of the product. */
export function Lettering() {
  return (
    <>
      <SunMark size={34} />
      <svg viewBox="0 0 62 26" width="62" height="26" fill="currentColor" aria-hidden="true">
        <path d={lettering} />
      </svg>
    </>
  )
}
