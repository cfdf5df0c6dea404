import type { Limit } from '@saya/contract/limit/limit.ts'
import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { heartbeat } from '@saya/ui/icon/drawings/heartbeat'
import { ListRow, ListRowLink } from '@saya/ui/listRow'
import { Skeleton } from '@saya/ui/skeleton'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useTexts } from '../../shared/texts.ts'
import { LimitMeter } from './LimitMeter.tsx'
import { limitTexts } from './limit.texts.ts'
import { useFigure } from './useFigure.ts'
import './limitsPage.css'

/** The limits that are set, with what is used of each and until when, and the way to all that can be set. */
export function LimitsInUse() {
  const t = useTexts(limitTexts)
  const { answer, error, again } = useAnswer('GET /member/limit/list', {}, { mayBeOld: true })
  const set = answer?.d.filter(({ most }) => most !== '')
  return (
    <section aria-labelledby="limitsInUse">
      <h2 className="h2" id="limitsInUse">
        {t.title}
      </h2>
      <p>{set?.length === 0 ? t.noneSet : t.short}</p>
      {!answer && error === undefined && (
        <div role="status" aria-label={t.loading}>
          <Skeleton shape="row" />
        </div>
      )}
      {!answer && error !== undefined && (
        <div role="alert" className="limitsFailed">
          <p>{t.failed}</p>
          <Button look="neutral" size="medium" onClick={again}>
            {t.again}
          </Button>
        </div>
      )}
      <Card>
        {set?.map(limit => (
          <LimitInUse key={`${limit.counts} ${limit.period}`} limit={limit} />
        ))}
        <ListRowLink drawing={heartbeat} title={set?.length === 0 ? t.setOne : t.changeLimits} href="/s-limits" />
      </Card>
    </section>
  )
}

function LimitInUse({ limit }: { limit: Limit }) {
  const t = useTexts(limitTexts)
  const figure = useFigure(limit)
  return (
    <div className="limitRow">
      <ListRow title={`${t[limit.counts]}, ${t[limit.period].toLowerCase()}`} value={figure(limit.most)} />
      <LimitMeter limit={limit} />
    </div>
  )
}
