import type { Language } from '../../shared/texts.ts'

/** The groups that help is arranged in, in their order. */
export const helpTypes = [
  { id: 1, name: 'general' },
  { id: 2, name: 'deposit' },
  { id: 3, name: 'withdrawal' },
  { id: 4, name: 'club' },
  { id: 5, name: 'others' },
] as const

export type HelpTypeId = (typeof helpTypes)[number]['id']

/** One piece of help in one language. */
export interface HelpArticle {
  readonly id: number
  readonly helpTypeId: HelpTypeId
  readonly language: Language
  readonly title: string
  /** Its place in its group. */
  readonly sort: number
  /** 1 is shown; 0 is kept back. */
  readonly status: 0 | 1
  /** The little markup that our texts are written in. */
  readonly content: string
  readonly author: string
  /** The day it was last checked against what the product does, as 2026-11-23. */
  readonly date: string
}

/** What is shown of a group, in its order. */
export function articlesOf(all: readonly HelpArticle[], helpTypeId: HelpTypeId): HelpArticle[] {
  return all
    .filter(article => article.helpTypeId === helpTypeId && article.status === 1)
    .toSorted((one, other) => one.sort - other.sort)
}
