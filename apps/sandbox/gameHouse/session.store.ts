import type { Books } from '../books.store.ts'
import type { HouseName } from './titles.ts'

export interface NewSession {
  readonly key: string
  readonly opens: string
  readonly party: HouseName
  readonly game: string
  readonly player: string
  readonly token: string
  readonly lang: 'en' | 'tl'
  readonly openedAtMs: number
}

export interface Session extends Record<string, unknown> {
  readonly key: string
  readonly game: string
  readonly player: string
  readonly token: string
  readonly lang: 'en' | 'tl'
}

export async function addSession(books: Books, one: NewSession): Promise<void> {
  await books.query(
    `insert into house_session (key, opens, party, game, player, token, lang, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [one.key, one.opens, one.party, one.game, one.player, one.token, one.lang, one.openedAtMs],
  )
}

/** The session that an address opens, the first time that it is opened. */
export async function openSession(books: Books, party: HouseName, opens: string): Promise<Session | undefined> {
  const [opened] = await books.query<Session>(
    `update house_session set is_opened = true where opens = $1 and party = $2 and not is_opened
     returning key, game, player, token, lang`,
    [opens, party],
  )
  return opened
}

export async function findSession(books: Books, party: HouseName, key: string): Promise<Session | undefined> {
  const [found] = await books.query<Session>(
    'select key, game, player, token, lang from house_session where key = $1 and party = $2 and is_opened',
    [key, party],
  )
  return found
}
