import { SunMark } from '@saya/ui/wordmark'

/** The mark before its rays, above a sheet that welcomes. */
export function Sunrise() {
  return (
    <div className="sunrise" aria-hidden="true">
      <span>
        <SunMark size={58} />
      </span>
    </div>
  )
}
