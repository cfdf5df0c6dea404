import { Button } from '@saya/ui/button'
import { useContext } from 'react'
import { Notice } from '../../app/Notice.tsx'
import { PageSkeleton } from '../../app/PageSkeleton.tsx'
import { dayOf } from '../../shared/device/dayOf.ts'
import { MarkedText } from '../../shared/MarkedText.tsx'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { legalTexts } from './legal.texts.ts'
import type { useLegalText } from './useLegalText.ts'
import '../../shared/markedText.css'

interface LegalBodyProps {
  readonly asked: ReturnType<typeof useLegalText>
  readonly isFolded?: boolean
}

/** A text with its version, what stands there until it has come, and a way to ask again. */
export function LegalBody({ asked: { answer, isMissing, again }, isFolded = false }: LegalBodyProps) {
  const t = useTexts(legalTexts)
  const language = useContext(LanguageContext)
  if (isMissing) {
    return (
      <Notice
        within
        picture="error"
        title={t.missingTitle}
        text={t.missingText}
        action={<Button onClick={again}>{t.again}</Button>}
      />
    )
  }
  if (!answer) return <PageSkeleton />
  return (
    <>
      <p className="legalVersion">{t.version(answer.version, dayOf(answer.published_at, language))}</p>
      <MarkedText text={answer.body} isFolded={isFolded} />
    </>
  )
}
