import { createContext, useContext, useSyncExternalStore } from 'react'
import { clock } from '../../shared/device/clock.ts'
import { dayOf } from '../../shared/device/dayOf.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import type { DayCounts } from './dayCounts.ts'
import { recentDay } from './recentDay.ts'
import { transactionTexts } from './transaction.texts.ts'

/** How many rows each day of the list around has. */
export const DayCountsContext = createContext<DayCounts | undefined>(undefined)

/** A day of a list, with how many rows it has. */
export function DayHead({ day }: { day: number }) {
  const t = useTexts(transactionTexts)
  const language = useContext(LanguageContext)
  const counts = useContext(DayCountsContext)
  const read = () => counts?.of(day)
  const count = useSyncExternalStore(counts?.subscribe ?? never, read, read)
  const recent = recentDay(day, clock.now())
  return (
    <div className="transactionDay">
      <h2>{recent === undefined ? dayOf(day, language) : t[recent]}</h2>
      {count !== undefined && <span className="num">{t.records(count)}</span>}
    </div>
  )
}

function never(): () => void {
  return () => {}
}
