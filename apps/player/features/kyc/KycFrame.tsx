import { AppBar } from '@saya/ui/appBar'
import { IconButton } from '@saya/ui/button'
import { arrowLeftBold } from '@saya/ui/icon/drawings/arrowLeftBold'
import { StepBar } from '@saya/ui/progress'
import type { ReactNode } from 'react'
import { BackLink } from '../../shared/BackLink.tsx'
import { useTexts } from '../../shared/texts.ts'
import { kycTexts } from './kyc.texts.ts'
import { partCount, partOf, type Stage } from './stages.ts'
import './kycPage.css'

interface KycFrameProps {
  readonly title?: string | undefined
  /** The step that it shows, where it is one of those that are counted. */
  readonly stage?: Stage
  /** One step back; without it the arrow leaves the page. */
  readonly onBack?: (() => void) | undefined
  /** The one button of the step, always within reach of the thumb. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** What every step stands in: the way back, how far one is, the step itself and what leads on. */
export function KycFrame({ title, stage, onBack, actions, children }: KycFrameProps) {
  const t = useTexts(kycTexts)
  const part = stage && partOf(stage)
  const step = part === undefined ? undefined : t.step(part, partCount)
  return (
    <>
      <AppBar
        start={
          onBack ? <IconButton drawing={arrowLeftBold} label={t.back} onClick={onBack} /> : <BackLink label={t.back} />
        }
        title={title ?? t.page}
        end={step && <span className="kycStep num">{step}</span>}
      />
      <main className="kycMain">
        {part !== undefined && step !== undefined && (
          <div className="kycSteps">
            <StepBar step={part} count={partCount} label={step} />
          </div>
        )}
        <div className="kycPage">{children}</div>
        {actions && <div className="kycActions">{actions}</div>}
      </main>
    </>
  )
}
