import type { Calls } from '@saya/contract'
import { daySpan } from '@saya/money'
import { useContext } from 'react'
import { dayOf } from '../../shared/device/dayOf.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { rankingTexts } from './ranking.texts.ts'

interface LastResultProps {
  readonly last: NonNullable<Calls['GET /promo/ranking/detail']['answer']['last']>
}

/** The list that was signed last, for everybody to recount. */
export function LastResult({ last: { contest, day, root, entrants } }: LastResultProps) {
  const t = useTexts(rankingTexts)
  const language = useContext(LanguageContext)
  return (
    <section className="rankingLast" aria-labelledby="ranking-result">
      <h2 className="h3" id="ranking-result">
        {t.resultOf(dayOf(daySpan(day).fromMs / 1000, language))}
      </h2>
      <p>{t.signed(entrants)}</p>
      <p className="rankingRoot">{t.root(root)}</p>
      <a
        className="rankingList"
        href={`/promo/ranking/result?${new URLSearchParams({ contest, day })}`}
        target="_blank"
        rel="noopener"
      >
        {t.wholeList}
      </a>
    </section>
  )
}
