import type { Calls } from '@saya/contract'
import { Button } from '@saya/ui/button'
import { HeroCard } from '@saya/ui/card'
import { Countdown } from '@saya/ui/countdown'
import { serverClock } from '../../shared/device/serverClock.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import { BoxArt } from './BoxArt.tsx'
import { boxTexts } from './box.texts.ts'
import { boxStages } from './frames.rules.ts'

export type BoxDetail = Calls['GET /promo/blindbox/detail']['answer']

interface BoxTodayProps {
  readonly detail: BoxDetail
  /** What the box of today held. */
  readonly opened: string | undefined
  readonly onOpen: () => void
  readonly onEnd: () => void
}

/** Whether a box waits, until when, or why there is none. */
export function BoxToday({ detail, opened, onOpen, onEnd }: BoxTodayProps) {
  const t = useTexts(boxTexts)
  const { unclaimed, expires_at: expiresAt, why_not: whyNot } = detail
  return (
    <HeroCard sun="behind">
      <div className="boxToday">
        <BoxArt frame={opened === undefined ? boxStages.shown : boxStages.open} size={132} />
        <div>
          <h1>{t.available}</h1>
          <p className="boxCount">{unclaimed}</p>
          {unclaimed > 0 && (
            <Countdown
              untilMs={expiresAt * 1000}
              clock={serverClock}
              announce={({ hours, minutes }) => t.left(hours, minutes)}
              onEnd={onEnd}
            />
          )}
          {unclaimed === 0 && opened !== undefined && (
            <p>{`${t.opened}: ${splitPesos(opened).pesos}${splitPesos(opened).centavos}`}</p>
          )}
          {unclaimed === 0 && opened === undefined && <p>{whyNot?.sentence ?? t.none}</p>}
        </div>
      </div>
      {unclaimed > 0 && (
        <Button full onClick={onOpen}>
          {t.open}
        </Button>
      )}
    </HeroCard>
  )
}
