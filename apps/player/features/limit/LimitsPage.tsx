import { type Limit, limitCounts } from '@saya/contract/limit/limit.ts'
import { AppBar } from '@saya/ui/appBar'
import { Button, ButtonLink } from '@saya/ui/button'
import { EmptyState } from '@saya/ui/emptyState'
import { Note } from '@saya/ui/note'
import { Skeleton } from '@saya/ui/skeleton'
import { BackLink } from '../../shared/BackLink.tsx'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { LimitGroup } from './LimitGroup.tsx'
import { limitTexts } from './limit.texts.ts'
import './limitsPage.css'

/** What members allow themselves, with what of it is used, and what waits to change. */
export function Page() {
  const t = useTexts(limitTexts)
  const { answer, error, again, refresh } = useAnswer('GET /member/limit/list', {}, { mayBeOld: true })
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.title} />
      <main className="limitsPage">
        <p className="limitsIntro">{t.intro}</p>
        {!answer && error === undefined && <Waiting />}
        {!answer && error !== undefined && (
          <EmptyState
            title={sentenceOf(error, t.failed)}
            action={
              <Button look="soft" size="medium" onClick={again}>
                {t.again}
              </Button>
            }
          />
        )}
        {answer && <Groups limits={answer.d} onChange={() => void refresh()} />}
        <Note>{t.help}</Note>
        <ButtonLink look="ghost" size="medium" href="/my/service">
          {t.talk}
        </ButtonLink>
      </main>
    </>
  )
}

function Groups({ limits, onChange }: { limits: readonly Limit[]; onChange: () => void }) {
  return limitCounts.map(counts => (
    <LimitGroup
      key={counts}
      counts={counts}
      limits={limits.filter(limit => limit.counts === counts)}
      onChange={onChange}
    />
  ))
}

function Waiting() {
  const t = useTexts(limitTexts)
  return (
    <div role="status" aria-label={t.loading} className="limitsWaiting">
      {limitCounts.map(counts => (
        <Skeleton key={counts} />
      ))}
    </div>
  )
}
