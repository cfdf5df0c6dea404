import type { Calls } from '@saya/contract'
import type { Part } from '../../shared/answer/answers.ts'
import type { Language } from '../../shared/texts.ts'

/** The calls that answer a text, by the name that routes call it by. */
export const legalCalls = {
  terms: 'GET /member/terms',
  privacy: 'GET /member/privacy',
  stmt: 'GET /member/stmt',
  faq: 'GET /member/faq',
  about: 'GET /member/about',
} as const

export type LegalName = keyof typeof legalCalls

type Answer = Calls['GET /member/terms']['answer']

function partOf({ title, body, version, published_at }: Answer, language: Language) {
  const at = language === 'en' ? 0 : 1
  return { title: title[at], body: body[at], version, published_at }
}

/** One text in one language: only that travels with the page. */
export const legalPart = { name: ' text', of: partOf } satisfies Part<'GET /member/terms', ReturnType<typeof partOf>>
