import type { Brand } from '@saya/contract/brand.ts'
import { type ReactNode, useEffect } from 'react'
import { AnswerContext, type AnswerStore } from '../shared/answer/answers.ts'
import { BrandContext } from '../shared/brand.ts'
import { useLanguage } from '../shared/choices.ts'
import { followSession } from '../shared/answer/followSession.ts'
import { type Language, LanguageContext } from '../shared/texts.ts'

interface RootProps {
  readonly brand: Brand
  /** The language of the first render; what the person chooses later counts from then on. */
  readonly language: Language
  readonly answers: AnswerStore
  readonly children: ReactNode
}

/** What every part of the app may ask for, on the server as in the browser. */
export function Root({ brand, language, answers, children }: RootProps) {
  const spoken = useLanguage(language)
  useEffect(() => followSession(answers), [answers])
  return (
    <BrandContext value={brand}>
      <LanguageContext value={spoken}>
        <AnswerContext value={answers}>{children}</AnswerContext>
      </LanguageContext>
    </BrandContext>
  )
}
