import type { Calls } from '@saya/contract'
import type { Part } from '../../shared/answer/answers.ts'
import type { Language } from '../../shared/texts.ts'

type Answer = Calls['GET /promo/landing/detail']['answer']

export type LandingPart = ReturnType<typeof partOf>

function partOf({ title, line, img, tone, mini_program }: Answer, language: Language) {
  const at = language === 'en' ? 0 : 1
  return { title: title[at], line: line[at], img, tone, mini_program }
}

/** One landing page in one language: only that travels with it. */
export const landingPart = { name: ' landing', of: partOf } satisfies Part<'GET /promo/landing/detail', LandingPart>
