import type { Calls } from '@saya/contract'
import type { Part } from '../../shared/answers.ts'
import type { GameItem } from './Game.tsx'

export interface Cards {
  readonly games: readonly GameItem[]
  /** Where the next page begins; missing after the last. */
  readonly next: string | undefined
}

/** What a grid shows of a page of games. */
export const cardsPart = {
  name: ' cards',
  of: ({ d, next }: Calls['GET /member/game/list']['answer']): Cards => ({
    games: d.map(row => ({
      id: row.id,
      code: row.code,
      en_name: row.en_name,
      tl_name: row.tl_name,
      img: row.img,
      platform_name: row.platform_name,
      is_hot: row.is_hot,
      is_new: row.is_new,
      maintained: row.maintained,
      game_type: row.game_type,
    })),
    next,
  }),
} satisfies Part<'GET /member/game/list', unknown>
