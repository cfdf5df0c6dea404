import type { Limit } from '@saya/contract/limit/limit.ts'
import { ListRowButton } from '@saya/ui/listRow'
import { useTexts } from '../../shared/texts.ts'
import { LimitMeter } from './LimitMeter.tsx'
import { limitTexts } from './limit.texts.ts'
import { openLimit } from './openLimit.tsx'
import { useFigure } from './useFigure.ts'
import { WaitingChange } from './WaitingChange.tsx'

interface LimitRowProps {
  readonly limit: Limit
  /** It does not stand under the name of what it counts. */
  readonly isAlone?: boolean
  readonly onChange: () => void
}

/** One limit, with its meter where it is set. The whole row opens what sets it. */
export function LimitRow({ limit, isAlone = false, onChange }: LimitRowProps) {
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
          isAlone ? (
            `${t[counts]}, ${t[period].toLowerCase()}`
          ) : (
            <>
              <span className="unseen">{t[counts]}, </span>
              {t[period]}
            </>
          )
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
