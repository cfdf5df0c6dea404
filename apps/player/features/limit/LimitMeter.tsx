import type { Limit } from '@saya/contract/limit/limit.ts'
import { ProgressBar } from '@saya/ui/progress'
import { useTexts } from '../../shared/texts.ts'
import { usedShare } from './figure.rules.ts'
import { limitTexts } from './limit.texts.ts'
import { useFigure } from './useFigure.ts'
import { useMoment } from './useMoment.ts'

/** Calm whatever it shows: the words say it, and no colour alone. */
export function LimitMeter({ limit }: { limit: Limit }) {
  const t = useTexts(limitTexts)
  const figure = useFigure(limit)
  const moment = useMoment()
  const { counts, period, most, used, left, over, until } = limit
  const isReached = Number(left) === 0
  const isOver = Number(over) > 0
  return (
    <div className="limitMeter">
      <ProgressBar {...usedShare(limit)} label={`${t[counts]}, ${t[period]}: ${t.of(figure(used), figure(most))}`} />
      <p>
        <b>{isOver ? t.over(figure(over)) : isReached ? t.reached : t.left(figure(left))}</b>
        <span>{t.renews(moment(until))}</span>
      </p>
    </div>
  )
}
