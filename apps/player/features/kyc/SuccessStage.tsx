import { kycLimits } from '@saya/contract/limits'
import { Button, ButtonLink } from '@saya/ui/button'
import { useSecondsLeft } from '@saya/ui/countdown'
import { Icon } from '@saya/ui/icon'
import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { useState } from 'react'
import { clock } from '../../shared/device/clock.ts'
import { go } from '../../shared/navigation.ts'
import { useTexts } from '../../shared/texts.ts'
import { kycTexts } from './kyc.texts.ts'
import { KycFrame } from './KycFrame.tsx'

/** It is done, and says so for as long as somebody looks. */
export function VerifiedStage() {
  const t = useTexts(kycTexts)
  return (
    <KycFrame
      actions={
        <>
          <Button full onClick={leave}>
            {t.home}
          </Button>
          <ButtonLink full look="ghost" href="/my">
            {t.toMy}
          </ButtonLink>
        </>
      }
    >
      <Seal title={t.verifiedTitle} line={t.verifiedLine} />
    </KycFrame>
  )
}

/** It was sent. Home comes by itself. */
export function SuccessStage() {
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
      <Seal title={t.successTitle} line={t.successLine} />
    </KycFrame>
  )
}

function Seal({ title, line }: { readonly title: string; readonly line: string }) {
  return (
    <div className="kycHead kycWait" role="status">
      <span className="kycSeal" data-tone="ok">
        <Icon drawing={checkCircleFill} size={88} />
      </span>
      <h2 className="h1">{title}</h2>
      <p>{line}</p>
    </div>
  )
}

function leave(): void {
  if (location.pathname === '/s-kyc') void go('/', { replace: true })
}
