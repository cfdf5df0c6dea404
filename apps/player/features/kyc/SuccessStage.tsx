import { kycLimits } from '@saya/contract/limits'
import { Button } from '@saya/ui/button'
import { useSecondsLeft } from '@saya/ui/countdown'
import { Icon } from '@saya/ui/icon'
import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { useState } from 'react'
import { clock } from '../../shared/device/clock.ts'
import { go } from '../../shared/navigation.ts'
import { useTexts } from '../../shared/texts.ts'
import { kycTexts } from './kyc.texts.ts'
import { KycFrame } from './KycFrame.tsx'

/** It was sent, or it is done. Home comes by itself. */
export function SuccessStage({ isVerified }: { isVerified: boolean }) {
  const t = useTexts(kycTexts)
  const [untilMs] = useState(() => clock.now() + kycLimits.redirectSeconds * 1000)
  const left = useSecondsLeft(untilMs, clock, leave)
  return (
    <KycFrame
      actions={
        <>
          <Button full onClick={leave}>
            {t.home}
          </Button>
          <p className="kycQuiet kycCentred" aria-hidden="true">
            {t.homeIn(left)}
          </p>
        </>
      }
    >
      <div className="kycHead kycWait" role="status">
        <span className="kycSeal" data-tone="ok">
          <Icon drawing={checkCircleFill} size={88} />
        </span>
        <h2 className="h1">{t.successTitle}</h2>
        <p>{isVerified ? t.verifiedLine : t.successLine}</p>
      </div>
    </KycFrame>
  )
}

function leave(): void {
  if (location.pathname === '/s-kyc') void go('/', { replace: true })
}
