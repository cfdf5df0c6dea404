import type { Limit } from '@saya/contract/limit/limit.ts'
import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { ListRowLink } from '@saya/ui/listRow'
import { Skeleton } from '@saya/ui/skeleton'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
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
      {!answer && error === undefined && (
        <div role="status" aria-label={t.loading}>
          <Skeleton shape="row" />
        </div>
      )}
      {!answer && error !== undefined && (
        <div role="alert" className="limitsFailed">
          <p>{sentenceOf(error, t.failed)}</p>
          <Button look="neutral" size="medium" onClick={again}>
            {t.again}
          </Button>
        </div>
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
