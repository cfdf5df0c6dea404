import { boxMultiple } from '@saya/contract/box/boxMultiple.ts'
import { motionLimits } from '@saya/contract/limits.ts'
import { Button, IconButton } from '@saya/ui/button'
import { Countdown } from '@saya/ui/countdown'
import { xBold } from '@saya/ui/icon/drawings/xBold'
import { useEffect, useEffectEvent, useState } from 'react'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { serverClock } from '../../shared/device/serverClock.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { BoxArt } from './BoxArt.tsx'
import { boxTexts } from './box.texts.ts'
import { claimBox, type OpenedBox } from './claimBox.ts'
import type { BoxStage } from './frames.rules.ts'
import { useFrames } from './useFrames.ts'
import '@saya/ui/styles/celebration.css'
import './boxOverlay.css'

interface BoxOverlayProps {
  readonly commitment: string
  readonly expiresAtMs: number
  readonly onClose: () => void
}

/** The box that waits: it comes, is opened, tells what it held, and leaves by itself. */
export function BoxOverlay({ commitment, expiresAtMs, onClose }: BoxOverlayProps) {
  const t = useTexts(boxTexts)
  const [stage, setStage] = useState<BoxStage>('shown')
  const [opened, setOpened] = useState<OpenedBox>()
  const [isTold, setTold] = useState(false)
  const frame = useFrames(stage, reached => {
    if (reached === 'open') setTold(true)
  })
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (!isTold) return
    const timer = setTimeout(() => leave(), motionLimits.boxShownMs)
    return () => clearTimeout(timer)
  }, [isTold])

  async function open() {
    if (stage !== 'shown') return
    setStage('opening')
    try {
      const box = await claimBox(commitment)
      setOpened(box)
      setStage('open')
    } catch (failure) {
      void say(sentenceOf(failure, t.failed), 'bad')
      onClose()
    }
  }

  return (
    <section className="boxOverlay">
      <IconButton drawing={xBold} label={t.cancel} disc onClick={onClose} />
      <h2 className="celebration boxTitle">{isTold && opened ? t.got(opened.bonus) : t.title}</h2>
      <p className="boxLine" role="status">
        {!isTold && t.line}
        {isTold && opened?.is_waiting && t.waits}
        {isTold && opened && <span className="unseen">{t.got(opened.bonus)}</span>}
      </p>
      <div className="boxArt">
        <BoxArt frame={frame} />
      </div>
      {!isTold && (
        <Button data-autofocus="" loading={stage !== 'shown'} onClick={() => void open()}>
          {t.open}
        </Button>
      )}
      {!isTold && <p className="boxTerms">{t.rulePlay(boxMultiple)}</p>}
      {stage === 'shown' && (
        <div className="boxTime">
          <span>{t.invalidIn}</span>
          <Countdown
            untilMs={expiresAtMs}
            clock={serverClock}
            announce={({ hours, minutes }) => t.left(hours, minutes)}
            onEnd={onClose}
          />
        </div>
      )}
    </section>
  )
}
