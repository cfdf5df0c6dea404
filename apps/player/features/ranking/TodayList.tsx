import { rankingLimits } from '@saya/contract/ranking/ranking.ts'
import { Button } from '@saya/ui/button'
import { Skeleton } from '@saya/ui/skeleton'
import { useState } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { useWatch } from '../../shared/answer/useWatch.ts'
import { timeOf } from '../../shared/device/timeOf.ts'
import { pesosText } from '../../shared/pesosText.ts'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../shared/texts.ts'
import { rankingTexts } from './ranking.texts.ts'

const minuteMs = 60_000

/** Today's first hundred in pages of ten, with when they were counted last. */
export function TodayList({ countedAt }: { readonly countedAt: number }) {
  const t = useTexts(rankingTexts)
  const [page, setPage] = useState(1)
  const list = useAnswer('GET /promo/ranking/list', { query: { page: String(page) } }, { mayBeOld: true })
  useWatch(list, { everyMs: minuteMs })
  const { answer, error, again } = list
  const at = answer?.counted_at ?? countedAt
  const pages = Math.max(1, Math.ceil((answer?.t ?? 0) / rankingLimits.pageSize))
  return (
    <section className="rankingToday" aria-label={t.today}>
      <p className="rankingUpdated">{at > 0 ? t.updated(timeOf(at)) : t.notYet}</p>
      {!answer && (
        <Waits failure={error} again={again}>
          <Skeleton shape="row" />
        </Waits>
      )}
      {answer?.d.length === 0 && <PicturedState title={t.nobody} line={t.nobodyLine} />}
      {answer && answer.d.length > 0 && (
        <table className="rankingTable">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{t.player}</th>
              <th scope="col">{t.bet}</th>
              <th scope="col">{t.bonus}</th>
            </tr>
          </thead>
          <tbody>
            {answer.d.map(({ index, player, bet, bonus, is_own: isOwn }) => (
              <tr key={index} data-own={isOwn || undefined} data-top={index <= 3 ? index : undefined}>
                <td>
                  <b>{index}</b>
                </td>
                <th scope="row">{isOwn ? t.you : player}</th>
                <td>{pesosText(bet)}</td>
                <td>{pesosText(bonus)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <nav className="rankingPager" aria-label={t.pages}>
          <Button look="soft" size="medium" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t.previous}
          </Button>
          <span aria-live="polite">{t.pageOf(page, pages)}</span>
          <Button look="soft" size="medium" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t.following}
          </Button>
        </nav>
      )}
    </section>
  )
}
