import type { Calls } from '@saya/contract'

type Row = Calls['GET /member/index']['answer']['list'][number]['games'][number]

/** A game as a card shows it, by the name on its picture in either language. What is not said is not there, since every letter travels with the page. */
export interface Card {
  readonly code: string
  readonly name: string
  readonly img: string
  readonly maker?: string
  /** The one word on its picture. */
  readonly mark?: 'hot' | 'new' | 'live' | 'table' | 'soon'
  readonly isClosed?: true
}

/** The category of games at a table, whoever deals. */
const tableType = 1

export function cardOf(row: Omit<Row, 'id' | 'venue_id'>, options: { isNamed: boolean }): Card {
  // One that is announced, and not to be opened yet, is nothing else.
  const mark = row.coming
    ? 'soon'
    : row.is_hot
      ? 'hot'
      : row.is_new
        ? 'new'
        : row.has_dealer
          ? 'live'
          : row.game_type === tableType
            ? 'table'
            : undefined
  return {
    code: row.code,
    name: row.en_name,
    img: row.img,
    ...(options.isNamed ? { maker: row.platform_name } : {}),
    ...(mark ? { mark } : {}),
    ...(row.maintained ? { isClosed: true } : {}),
  }
}
