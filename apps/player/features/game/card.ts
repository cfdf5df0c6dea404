import type { Calls } from '@saya/contract'
import type { Language } from '../../shared/texts.ts'

type Row = Calls['GET /member/index']['answer']['list'][number]['games'][number]

/** A game as a card shows it. What is not said is not there, since every letter travels with the page. */
export interface Card {
  readonly code: string
  readonly name: string
  readonly img: string
  readonly maker?: string
  /** The one word on its picture. */
  readonly mark?: 'hot' | 'new' | 'live' | 'soon'
  readonly isClosed?: true
}

const liveType = 1

export function cardOf(row: Omit<Row, 'id' | 'venue_id'>, language: Language, options: { isNamed: boolean }): Card {
  // One that is announced, and not to be opened yet, is nothing else.
  const mark = row.coming
    ? 'soon'
    : row.is_hot
      ? 'hot'
      : row.is_new
        ? 'new'
        : row.game_type === liveType
          ? 'live'
          : undefined
  return {
    code: row.code,
    name: language === 'en' ? row.en_name : row.tl_name,
    img: row.img,
    ...(options.isNamed ? { maker: row.platform_name } : {}),
    ...(mark ? { mark } : {}),
    ...(row.maintained ? { isClosed: true } : {}),
  }
}
