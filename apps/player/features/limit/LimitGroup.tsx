import type { Limit, LimitCounts } from '@saya/contract/limit/limit.ts'
import { Card } from '@saya/ui/card'
import { useId } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { LimitRow } from './LimitRow.tsx'
import { limitTexts } from './limit.texts.ts'

interface LimitGroupProps {
  readonly counts: LimitCounts
  readonly limits: readonly Limit[]
  readonly onChange: () => void
}

/** The limits of one kind: a day, a week and a month. */
export function LimitGroup({ counts, limits, onChange }: LimitGroupProps) {
  const t = useTexts(limitTexts)
  const id = useId()
  const notes = { deposit: t.depositNote, lost: t.lostNote, spent: t.spentNote, time: t.timeNote }
  return (
    <section aria-labelledby={id}>
      <div>
        <h2 className="h2" id={id}>
          {t[counts]}
        </h2>
        <p>{notes[counts]}</p>
      </div>
      <Card>
        {limits.map(limit => (
          <LimitRow key={limit.period} limit={limit} onChange={onChange} />
        ))}
      </Card>
    </section>
  )
}
