import type { Books } from '../books.store.ts'
import type { Session } from './session.store.ts'
import type { HouseName } from './titles.ts'

export type RoundState = 'betting' | 'refused' | 'winning' | 'settled' | 'voiding' | 'voided' | 'stopped'

export interface Round {
  readonly id: string
  readonly player: string
  readonly game: string
  readonly stake: bigint
  readonly choice: number
  readonly drawn: number
  readonly win: bigint
  readonly state: RoundState
  readonly word: string
  readonly balance: bigint | null
  readonly atMs: number
}

export interface NewRound {
  readonly party: HouseName
  readonly session: Session
  readonly id: string
  readonly bet: string
  readonly press: string
  readonly stake: bigint
  readonly choice: number
  readonly drawn: number
  readonly win: bigint
  readonly atMs: number
  /** From when on the bet counts as one that nobody answered. */
  readonly dueAtMs: number
  /** No round of the same player and game may have begun after this. */
  readonly quietSinceMs: number
}

/** Writes down a round with its bet. False where the press is known, a round is under way or one began just now. */
export async function addRound(books: Books, one: NewRound): Promise<boolean> {
  const { session } = one
  const added = await books.query(
    `with begun as (
       insert into house_round (id, session, party, player, game, press, stake, choice, drawn, win, state, at)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'betting', $11
       where not exists (
         select from house_round where party = $3 and player = $4 and game = $5 and at > $14 and state <> 'refused'
       )
       on conflict do nothing returning id
     )
     insert into house_transaction (id, round, party, kind, amount, status, due_at, at)
     select $12, id, $3, 'bet', $7, 'sending', $13, $11 from begun returning id`,
    [
      one.id,
      session.key,
      one.party,
      session.player,
      session.game,
      one.press,
      one.stake,
      one.choice,
      one.drawn,
      one.win,
      one.atMs,
      one.bet,
      one.dueAtMs,
      one.quietSinceMs,
    ],
  )
  return added.length > 0
}

interface RoundRow extends Record<string, unknown> {
  readonly id: string
  readonly player: string
  readonly game: string
  readonly stake: string
  readonly choice: number
  readonly drawn: number
  readonly win: string
  readonly state: RoundState
  readonly word: string
  readonly balance: string | null
  readonly at: string
}

const columns = 'id, player, game, stake, choice, drawn, win, state, word, balance, at'

export async function findPressed(books: Books, session: string, press: string): Promise<Round | undefined> {
  const [row] = await books.query<RoundRow>(`select ${columns} from house_round where session = $1 and press = $2`, [
    session,
    press,
  ])
  return row && roundOf(row)
}

/** A round, with the language that it was played in. */
export async function findRound(
  books: Books,
  party: HouseName,
  id: string,
): Promise<(Round & { readonly lang: 'en' | 'tl' }) | undefined> {
  const [row] = await books.query<RoundRow & { readonly lang: 'en' | 'tl' }>(
    `select ${columns}, (select s.lang from house_session s where s.key = house_round.session) as lang
     from house_round where party = $1 and id = $2`,
    [party, id],
  )
  return row && { ...roundOf(row), lang: row.lang }
}

/** What a player has played in a game, the newest first. */
export async function listRounds(
  books: Books,
  party: HouseName,
  { player, game }: { readonly player: string; readonly game: string },
): Promise<Round[]> {
  const rows = await books.query<RoundRow>(
    `select ${columns} from house_round where party = $1 and player = $2 and game = $3 order by number desc limit 5`,
    [party, player, game],
  )
  return rows.map(roundOf)
}

function roundOf({ stake, win, balance, at, ...row }: RoundRow): Round {
  return {
    ...row,
    stake: BigInt(stake),
    win: BigInt(win),
    balance: balance === null ? null : BigInt(balance),
    atMs: Number(at),
  }
}
