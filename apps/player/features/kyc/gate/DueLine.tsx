import { Countdown } from '@saya/ui/countdown'
import type { Profile } from '../../../shared/answer/useProfile.ts'
import { serverClock } from '../../../shared/device/serverClock.ts'
import { useTexts } from '../../../shared/texts.ts'
import { deadlineMs } from './deadline.ts'
import { isTimed } from './isTimed.ts'
import { kycTexts } from '../kyc.texts.ts'

/** How long there is left, on one line, for whoever a time runs for. */
export function DueLine({ profile }: { profile: Profile }) {
  const t = useTexts(kycTexts)
  const { kyc_status: standing, jurisdiction } = profile
  const createdAtMs = profile.created_at * 1000
  if (!isTimed({ standing, jurisdiction, createdAtMs, nowMs: serverClock.now() })) return null
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
