import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { kycLimits } from '@saya/contract/limits'
import { Button } from '@saya/ui/button'
import { useSecondsLeft } from '@saya/ui/countdown'
import { Icon } from '@saya/ui/icon'
import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { xCircleFill } from '@saya/ui/icon/drawings/xCircleFill'
import { Note } from '@saya/ui/note'
import { ProgressRing } from '@saya/ui/progress'
import { useEffect, useEffectEvent } from 'react'
import { clock } from '../../../shared/device/clock.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../../shared/texts.ts'
import { kycTexts } from '../kyc.texts.ts'
import { KycFrame } from '../KycFrame.tsx'
import type { Outcome } from './readUntilKnown.ts'
import { useReadResult } from './useReadResult.ts'
import type { Cause, WayBack } from '../gate/wayBack.ts'

interface OcrResultStageProps {
  readonly wayBack: WayBack
  readonly refresh: () => Promise<KycRecord>
  readonly onNext: () => void
  readonly onBack: () => void
  readonly onPast: () => void
}

/** Ten seconds of reading, and then what it came to. */
export function OcrResultStage({ wayBack, refresh, onNext, onBack, onPast }: OcrResultStageProps) {
  const t = useTexts(kycTexts)
  const { untilMs, outcome, hasEnded, end } = useReadResult(wayBack.wasInterrupted, refresh)
  const left = useSecondsLeft(untilMs, clock, end)
  if (outcome?.type === 'read') return <ReadWell onNext={onNext} onBack={onBack} />
  if (outcome) return <NotRead outcome={outcome} cause={wayBack.cause} onRetry={onBack} onPast={onPast} />
  return (
    <KycFrame stage="ocr-result" onBack={onBack}>
      <div className="kycHead kycWait">
        <ProgressRing share={left / kycLimits.readWaitSeconds} size={124} label={t.readingTitle}>
          {left}
        </ProgressRing>
        <div role="status">
          <h2 className="h1">{t.readingTitle}</h2>
          <p>{hasEnded ? t.readingLong : t.readingLine}</p>
        </div>
      </div>
    </KycFrame>
  )
}

function ReadWell({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const t = useTexts(kycTexts)
  const goOn = useEffectEvent(onNext)
  useEffect(() => {
    const timer = setTimeout(() => goOn(), kycLimits.successShownSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <KycFrame
      stage="ocr-result"
      onBack={onBack}
      actions={
        <Button full onClick={onNext}>
          {t.next}
        </Button>
      }
    >
      <div className="kycHead kycWait" role="status">
        <span className="kycSeal" data-tone="ok">
          <Icon drawing={checkCircleFill} size={88} />
        </span>
        <h2 className="h1">{t.readTitle}</h2>
        <p>{t.readLine}</p>
      </div>
    </KycFrame>
  )
}

interface NotReadProps {
  readonly outcome: Exclude<Outcome, { type: 'read' }>
  readonly cause: Cause
  readonly onRetry: () => void
  readonly onPast: () => void
}

function NotRead({ outcome, cause, onRetry, onPast }: NotReadProps) {
  const t = useTexts(kycTexts)
  const root = useRootSentence(outcome)
  return (
    <KycFrame
      stage="ocr-result"
      onBack={onRetry}
      actions={
        <>
          <Button full onClick={onRetry}>
            {t.retry}
          </Button>
          <Button full look="ghost" onClick={onPast}>
            {t.ownWords}
          </Button>
        </>
      }
    >
      <div className="kycHead kycWait">
        <span className="kycSeal" data-tone="bad">
          <Icon drawing={xCircleFill} size={88} />
        </span>
        <h2 className="h1">{t.unreadTitle}</h2>
        {outcome.type === 'unread' && outcome.reason === 'interrupted' && <p>{t[cause]}</p>}
        {outcome.type === 'unread' && isReason(outcome.reason) && <p>{t[outcome.reason]}</p>}
      </div>
      <div role="alert">{root && <Note tone="bad">{root}</Note>}</div>
      <p className="kycQuiet">{t.ownWordsLine}</p>
    </KycFrame>
  )
}

/** A negative check has one sentence; what failed otherwise has the server's own. */
function useRootSentence(outcome: NotReadProps['outcome']): string | undefined {
  const t = useTexts(kycTexts)
  if (outcome.type === 'failed') return sentenceOf(outcome.failure, t.unreadRoot)
  return outcome.type === 'unread' ? t.unreadRoot : undefined
}

const reasons = ['blurred', 'dark', 'glare', 'cropped', 'not_an_id', 'expired', 'wrong_type', 'unreadable'] as const

function isReason(reason: string): reason is (typeof reasons)[number] {
  return (reasons as readonly string[]).includes(reason)
}
