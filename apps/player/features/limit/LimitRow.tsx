import type { Limit } from '@saya/contract/limit/limit.ts'
import { ListRowButton } from '@saya/ui/listRow'
import { ProgressBar } from '@saya/ui/progress'
import { useTexts } from '../../shared/texts.ts'
import { usedShare } from './figure.rules.ts'
import { limitTexts } from './limit.texts.ts'
import { openLimit } from './openLimit.tsx'
import { useFigure } from './useFigure.ts'
import { useMoment } from './useMoment.ts'
import { WaitingChange } from './WaitingChange.tsx'

interface LimitRowProps {
  readonly limit: Limit
  readonly onChange: () => void
}

/** One limit, with its meter where it is set. The whole row opens what sets it. */
export function LimitRow({ limit, onChange }: LimitRowProps) {
  const t = useTexts(limitTexts)
  const figure = useFigure(limit)
  const { counts, period, most, waiting } = limit

  async function open() {
    if (await openLimit(limit)) onChange()
  }

  return (
    <div className="limitRow">
      <ListRowButton
        title={
          <>
            <span className="unseen">{t[counts]}, </span>
            {t[period]}
          </>
        }
        value={most === '' ? t.none : figure(most)}
        aria-haspopup="dialog"
        onClick={() => void open()}
      />
      {most !== '' && <LimitMeter limit={limit} />}
      {waiting && <WaitingChange limit={limit} waiting={waiting} onChange={onChange} />}
    </div>
  )
}

/** Calm whatever it shows: the words say it, and no colour alone. */
function LimitMeter({ limit }: { limit: Limit }) {
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
