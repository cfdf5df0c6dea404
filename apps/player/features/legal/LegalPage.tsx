import { AppBar } from '@saya/ui/appBar'
import { Button } from '@saya/ui/button'
import { useContext } from 'react'
import { Notice } from '../../app/Notice.tsx'
import { PageSkeleton } from '../../app/PageSkeleton.tsx'
import { useAnswer } from '../../shared/answers.ts'
import { BackLink } from '../../shared/BackLink.tsx'
import { BrandContext } from '../../shared/brand.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { dayOf } from '../../shared/dayOf.ts'
import { legalCalls, legalPart } from './legalPart.ts'
import { legalPlace } from './legalPlace.ts'
import { legalTexts } from './legal.texts.ts'
import { LegalText } from './LegalText.tsx'
import './legalPage.css'

/** One of the texts that everybody may read: its title, its version, and the text itself. */
export function Page({ place }: { place: { params: Readonly<Record<string, string>> } }) {
  const t = useTexts(legalTexts)
  const language = useContext(LanguageContext)
  const { name, brand } = legalPlace(place, useContext(BrandContext))
  const { answer, error, isStandIn, again } = useAnswer(legalCalls[name], { query: { brand } }, legalPart)
  const isMissing = error !== undefined || isStandIn || answer?.version === 0
  const title = answer?.title || t[name]
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={title} />
      <main className="legalPage">
        {isMissing && (
          <Notice
            within
            picture="error"
            title={t.missingTitle}
            text={t.missingText}
            action={<Button onClick={again}>{t.again}</Button>}
          />
        )}
        {!answer && !isMissing && <PageSkeleton />}
        {answer && !isMissing && (
          <>
            <p className="legalVersion">{t.version(answer.version, dayOf(answer.published_at, language))}</p>
            <LegalText text={answer.body} isFolded={name === 'faq'} />
          </>
        )}
      </main>
    </>
  )
}
