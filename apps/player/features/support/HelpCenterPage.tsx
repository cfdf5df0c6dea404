import { ButtonLink } from '@saya/ui/button'
import { UnderlineTabs } from '@saya/ui/tabs'
import { useContext, useId, useState } from 'react'
import { BackLink } from '../../shared/BackLink.tsx'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { dayOf } from '../../shared/device/dayOf.ts'
import { MarkedText } from '../../shared/MarkedText.tsx'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { englishHelp } from './englishHelp.ts'
import { articlesOf, type HelpArticle, helpTypes } from './helpArticle.ts'
import { helpTexts } from './help.texts.ts'
import { tagalogHelp } from './tagalogHelp.ts'
import '../../shared/markedText.css'
import './helpCenterPage.css'

/** What players ask most, answered in the app itself: it needs nobody and no network. */
export function Page() {
  const t = useTexts(helpTexts)
  const language = useContext(LanguageContext)
  const panel = useId()
  const [group, setGroup] = useState<(typeof helpTypes)[number]['name']>('general')
  const { id } = helpTypes.find(({ name }) => name === group) ?? helpTypes[0]
  const articles = articlesOf(language === 'en' ? englishHelp : tagalogHelp, id)
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="legalPage helpCenterPage">
        <UnderlineTabs
          label={t.groups}
          tabs={helpTypes.map(({ name }) => ({ value: name, label: t[name] }))}
          value={group}
          onValue={setGroup}
          panel={panel}
        />
        <div id={panel} role="tabpanel" aria-label={t[group]}>
          {articles.map(article => (
            <Article key={`${article.language} ${article.id}`} article={article} />
          ))}
          {articles.length === 0 && <PicturedState title={t.nothing} line={t.nothingLine} />}
        </div>
        <ButtonLink look="ghost" full href="/service">
          {t.ask}
        </ButtonLink>
      </main>
    </>
  )
}

function Article({ article: { title, content, author, date } }: { article: HelpArticle }) {
  const t = useTexts(helpTexts)
  const language = useContext(LanguageContext)
  return (
    <details className="legalQuestion">
      <summary>{title}</summary>
      <MarkedText text={content} />
      <p className="helpByLine">{t.byLine(author, dayOf(Date.parse(date) / 1000, language))}</p>
    </details>
  )
}
