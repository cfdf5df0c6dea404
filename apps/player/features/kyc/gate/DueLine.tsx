import { Countdown } from '@saya/ui/countdown'
import { serverClock } from '../../../shared/device/serverClock.ts'
import { useTexts } from '../../../shared/texts.ts'
import { deadlineMs, isPastDeadline } from './deadline.ts'
import { kycTexts } from '../kyc.texts.ts'

/** How long there is left, on one line. */
export function DueLine({ createdAtMs }: { createdAtMs: number }) {
  const t = useTexts(kycTexts)
  if (isPastDeadline(createdAtMs, serverClock.now())) return null
  return (
    <div className="kycDue">
      <span>{t.finishWithin}</span>
      <Countdown
        untilMs={deadlineMs(createdAtMs)}
        clock={serverClock}
        deadline
        announce={({ hours, minutes }) => t.left(hours, minutes)}
      />
    </div>
  )
}
