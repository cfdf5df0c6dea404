import type { Brand } from '@saya/contract/brand.ts'
import type { ReactNode } from 'react'
import { AnswerContext, type AnswerStore } from '../shared/answers.ts'
import { BrandContext } from '../shared/brand.ts'
import { type Language, LanguageContext } from '../shared/texts.ts'

interface RootProps {
  readonly brand: Brand
  readonly language: Language
  readonly answers: AnswerStore
  readonly children: ReactNode
}

/** What every part of the app may ask for, on the server as in the browser. */
export function Root({ brand, language, answers, children }: RootProps) {
  return (
    <BrandContext value={brand}>
      <LanguageContext value={language}>
        <AnswerContext value={answers}>{children}</AnswerContext>
      </LanguageContext>
    </BrandContext>
  )
}
