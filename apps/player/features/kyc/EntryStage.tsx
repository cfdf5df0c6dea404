import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { Button } from '@saya/ui/button'
import { Countdown } from '@saya/ui/countdown'
import { Note } from '@saya/ui/note'
import { useState } from 'react'
import { go } from '../../shared/navigation.ts'
import { serverClock } from '../../shared/device/serverClock.ts'
import { useTexts } from '../../shared/texts.ts'
import type { Profile } from '../../shared/answer/useProfile.ts'
import { depositGate } from '../deposit/index.ts'
import { deadlineMs } from './gate/deadline.ts'
import { gateTexts } from './gate/gate.texts.ts'
import { openingOf } from './gate/openingOf.ts'
import { entryLook } from './entryLook.ts'
import { IdPicture } from './photo/IdPicture.tsx'
import { kycTexts } from './kyc.texts.ts'
import { KycFrame } from './KycFrame.tsx'
import { RejectReason } from './gate/RejectReason.tsx'

interface EntryStageProps {
  readonly profile: Profile
  readonly record: KycRecord
  readonly onNext: () => void
}

/** Where one stands, how long there is left, and the way in. */
export function EntryStage({ profile, record, onNext }: EntryStageProps) {
  const t = useTexts(kycTexts)
  const gate = useTexts(gateTexts)
  // The deadline may pass while somebody looks at it.
  const [, setPassed] = useState(false)
  const { kyc_status: standing, jurisdiction } = profile
  const createdAtMs = profile.created_at * 1000
  const look = entryLook({
    standing,
    jurisdiction,
    recordStanding: record.status,
    isHeld: record.is_held,
    createdAtMs,
    nowMs: serverClock.now(),
  })
  const opening = look.hasOpening ? openingOf({ standing, jurisdiction, depositBy: depositGate() }) : undefined
  return (
    <KycFrame
      actions={
        (look.mayRecertify || look.mayDoItLater) && (
          <>
            {look.mayRecertify && (
              <Button full onClick={onNext}>
                {t.recertify}
              </Button>
            )}
            {look.mayDoItLater && (
              <Button full look="ghost" onClick={() => void go('/', { replace: true })}>
                {t.later}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="kycHead">
        <IdPicture />
        <h2 className="h1">{t[look.wording]}</h2>
        <p>{t[`${look.wording}Text`]}</p>
        {opening && <p>{gate[opening]}</p>}
      </div>
      {look.hasCountdown && (
        <Countdown
          untilMs={deadlineMs(createdAtMs)}
          clock={serverClock}
          deadline
          words={[t.hours, t.minutes, t.seconds]}
          announce={({ hours, minutes }) => t.left(hours, minutes)}
          onEnd={() => setPassed(true)}
        />
      )}
      {look.hasReason && <RejectReason record={record} />}
      <Note>{t.forfeit}</Note>
    </KycFrame>
  )
}
