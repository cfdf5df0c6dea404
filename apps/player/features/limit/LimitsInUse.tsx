import type { Limit } from '@saya/contract/limit/limit.ts'
import { Card } from '@saya/ui/card'
import { ListRowLink } from '@saya/ui/listRow'
import { Skeleton } from '@saya/ui/skeleton'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { useTexts } from '../../shared/texts.ts'
import { LimitRow } from './LimitRow.tsx'
import { limitTexts } from './limit.texts.ts'
import './limitsPage.css'

/** The limits that are set and that of a day's deposits, each one press from being changed, and the way to all that can be set. */
export function LimitsInUse() {
  const t = useTexts(limitTexts)
  const { answer, error, again, refresh } = useAnswer('GET /member/limit/list', {}, { mayBeOld: true })
  const isNoneSet = answer?.d.every(({ most }) => most === '') === true
  return (
    <section aria-labelledby="limitsInUse">
      <h2 className="h2" id="limitsInUse">
        {t.title}
      </h2>
      <p>{isNoneSet ? t.noneSet : t.short}</p>
      {!answer && (
        <Waits failure={error} again={again} failed={t.failed}>
          <Skeleton shape="row" />
        </Waits>
      )}
      <Card>
        {answer?.d.filter(isShown).map(limit => (
          <LimitRow key={`${limit.counts} ${limit.period}`} limit={limit} isAlone onChange={() => void refresh()} />
        ))}
        <ListRowLink title={t.changeLimits} href="/s-limits" />
      </Card>
    </section>
  )
}

/** What is paid in a day is the first thing to limit, so its row stands there before it is set. */
function isShown({ counts, period, most }: Limit): boolean {
  return most !== '' || (counts === 'deposit' && period === 'day')
}
