import type { Calls } from '@saya/contract'
import { groupDigits } from '@saya/money'
import { ButtonLink } from '@saya/ui/button'
import { Note } from '@saya/ui/note'
import { pesosText } from '../../shared/pesosText.ts'
import { useTexts } from '../../shared/texts.ts'
import { wayOn } from '../promotion/index.ts'
import { rankingTexts } from './ranking.texts.ts'

type Own = Calls['GET /promo/ranking/detail']['answer']['own']

/** Where the member stands, and plainly what is missing to the next prize; or why they are not in it. */
export function OwnPlace({ own }: { readonly own: Own }) {
  const t = useTexts(rankingTexts)
  const { place, is_exact: isExact, bet, bonus, next, why_not: why } = own
  if (why) {
    const way = wayOn(why.code)
    return (
      <Note tone="wait">
        <b>{t.why}</b>
        <p>{why.sentence}</p>
        {way && (
          <ButtonLink look="soft" size="medium" href={way}>
            {t.wayOn}
          </ButtonLink>
        )}
      </Note>
    )
  }
  const shown = place === null ? t.noPosition : isExact ? groupDigits(String(place)) : t.about(roughly(place))
  return (
    <section className="rankingOwn" aria-labelledby="ranking-own">
      <h2 className="h3" id="ranking-own">
        {t.mine}
      </h2>
      <dl>
        <div>
          <dt>{t.position}</dt>
          <dd className="num">{shown}</dd>
        </div>
        <div>
          <dt>{t.myBet}</dt>
          <dd className="num">{pesosText(bet)}</dd>
        </div>
        <div>
          <dt>{t.prizeNow}</dt>
          <dd className="num">{pesosText(bonus)}</dd>
        </div>
      </dl>
      {next && (
        <p className="rankingNext num">
          <span>{t.next(pesosText(next.bonus), groupDigits(String(next.place)))}</span>
          <b>{t.missing(pesosText(next.missing))}</b>
        </p>
      )}
      <a className="rankingLimits" href="/s-limits">
        {t.limits}
      </a>
    </section>
  )
}

/** With its first two digits, as nobody knows it better. */
function roughly(place: number): string {
  const unit = 10 ** Math.max(0, String(place).length - 2)
  return groupDigits(String(Math.round(place / unit) * unit))
}
