import type { Calls } from '@saya/contract'
import type { Part } from '../../shared/answer/answers.ts'
import { type Card, cardOf } from './card.ts'

/** A card of a list says which game it is, for its heart. */
export type ListedCard = Card & { readonly id: string }

export interface Cards {
  readonly games: readonly ListedCard[]
  /** Where the next page begins; missing after the last. */
  readonly next: string | undefined
}

/** What a grid shows of a page of games. */
export const cardsPart = {
  name: ' cards',
  of: ({ d, next }: Calls['GET /member/game/list']['answer']): Cards => ({
    games: d.map(row => ({ id: row.id, ...cardOf(row, { isNamed: true }) })),
    next,
  }),
} satisfies Part<'GET /member/game/list', unknown>
