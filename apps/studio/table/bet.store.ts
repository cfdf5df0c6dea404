import type { Cards, Stakes } from '../catalogue/table.ts'
import type { Tx } from '../platform/db/openDatabase.ts'
import type { BetState } from './table.rules.ts'

/** A bet with the operator's name of the session that it was made in. */
export interface Bet {
  readonly id: string
  readonly round: string
  /** The round that it is in to the wallet: of its player's first bet in this one. Nothing: it is one of its own. */
  readonly wallet_round: string | null
  readonly player_ref: string
  readonly game_code: string
  readonly session_token: string
  readonly bet_key: string
  readonly word: string
  readonly stakes: Stakes
  readonly stake: bigint
  /** In a room: the cards that it was given. */
  readonly dealt: Cards | null
  readonly state: BetState
  readonly win: bigint | null
  /** What of it a jackpot has paid. */
  readonly jackpot: bigint | null
  readonly reason: string | null
  readonly balance: bigint | null
  readonly opened_at: Date
  readonly ended_at: Date | null
  readonly tries: number
  /** Whether its round at the wallet is closed by a message of its own, and not by this bet's settle. */
  readonly closes_apart: boolean
  /** Since when what it came to is told, and may be paid. */
  readonly told_at: Date | null
  /** Whether it was stopped and the operator has put it right by hand. */
  readonly is_seen: boolean
}

type Row = Bet & Record<string, unknown>

const columns = `b.id, b.round, b.wallet_round, b.player_ref, b.game_code, s.session_token, b.bet_key, b.word, b.stakes, b.stake, b.dealt,
  b.state, b.win, b.jackpot, b.reason, b.balance, b.opened_at, b.ended_at, b.tries, b.closes_apart, b.told_at,
  b.state = 'stopped' and exists (select from bet_seen z where z.bet = b.id) as is_seen`
const joined = 'table_bet b join play_session s on s.id = b.session'
/** The one that closes its round at the wallet waits until the others were sent, and to close it until they are paid: see turnOf. */
const isWaiting = `b.wallet_round is not null and (b.state = 'closing' or b.state = 'drawn' and not b.closes_apart)
  and exists (select from table_bet o where o.round = b.round and o.player_ref = b.player_ref
    and o.wallet_round = b.wallet_round and o.id <> b.id and o.state = 'drawn' and (o.tries = 0 or b.state = 'closing'))
  and not exists (select from table_bet o where o.round = b.round and o.player_ref = b.player_ref
    and o.wallet_round = b.wallet_round and o.win is not null and (o.opened_at, o.id) < (b.opened_at, b.id))`

export interface NewBet {
  readonly id: string
  readonly round: string
  readonly walletRound: string
  readonly playerRef: string
  readonly gameCode: string
  readonly session: string
  readonly key: string
  readonly word: string
  readonly stakes: Stakes
  readonly stake: bigint
  readonly dealt: Cards | null
  readonly nowMs: number
  readonly tendedUntilMs: number
}

/** Nothing where the key names a bet already, or in a room where its word does. */
export async function addBet(tx: Tx, bet: NewBet): Promise<boolean> {
  const made = await tx.query(
    `insert into table_bet (id, round, player_ref, game_code, session, bet_key, word, stakes, stake, dealt, state,
       opened_at, next_try_at, tended_until, wallet_round)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'betting', to_timestamp($11 / 1000.0), to_timestamp($11 / 1000.0),
       to_timestamp($12 / 1000.0), $13)
     on conflict do nothing returning id`,
    [
      bet.id,
      bet.round,
      bet.playerRef,
      bet.gameCode,
      bet.session,
      bet.key,
      bet.word,
      JSON.stringify(bet.stakes),
      bet.stake,
      bet.dealt && JSON.stringify(bet.dealt),
      bet.nowMs,
      bet.tendedUntilMs,
      bet.walletRound,
    ],
  )
  return made.length > 0
}

export async function findBet(tx: Tx, id: string): Promise<Bet | undefined> {
  const [bet] = await tx.query<Row>(`select ${columns} from ${joined} where b.id = $1`, [id])
  return bet
}

interface BetPlace {
  readonly playerRef: string
  readonly gameCode: string
}

export async function findBetByKey(tx: Tx, place: BetPlace, key: string): Promise<Bet | undefined> {
  const [bet] = await tx.query<Row>(
    `select ${columns} from ${joined} where b.player_ref = $1 and b.game_code = $2 and b.bet_key = $3`,
    [place.playerRef, place.gameCode, key],
  )
  return bet
}

/** What a player has bet in one round, the oldest first. */
export function listBetsInRound(tx: Tx, round: string, playerRef: string): Promise<Bet[]> {
  return tx.query<Row>(
    `select ${columns} from ${joined} where b.round = $1 and b.player_ref = $2 order by b.opened_at, b.id`,
    [round, playerRef],
  )
}

/** In whole pesos, what stands on each spot of a round, everybody's together, without the bets that came to nothing. */
export async function sumBetsInRound(tx: Tx, round: string): Promise<Stakes> {
  const sums = await tx.query<{ spot: string; pesos: number }>(
    `select on_spot.key as spot, sum(on_spot.value::bigint)::integer as pesos
     from table_bet b, jsonb_each_text(b.stakes) on_spot
     where b.round = $1 and b.state not in ('refused', 'undoing', 'undone') group by on_spot.key`,
    [round],
  )
  return Object.fromEntries(sums.map(({ spot, pesos }) => [spot, pesos]))
}

/** Everybody's bets in one round that were paid for. */
export function listPaidBets(tx: Tx, round: string): Promise<Bet[]> {
  return tx.query<Row>(
    `select ${columns} from ${joined} where b.round = $1 and b.state in ('placed', 'drawn', 'closing', 'settled', 'stopped')
     order by b.opened_at, b.id`,
    [round],
  )
}

/** The newest bets of a player at a table. */
export function listRecentBets(tx: Tx, place: BetPlace, most: number): Promise<Bet[]> {
  return tx.query<Row>(
    `select ${columns} from ${joined} where b.player_ref = $1 and b.game_code = $2
     order by b.opened_at desc, b.id limit $3`,
    [place.playerRef, place.gameCode, most],
  )
}

/** The bets of a player at a table that were stopped and that nobody has put right yet, the newest first. */
export function listStandingBets(tx: Tx, place: BetPlace, most: number): Promise<Bet[]> {
  return tx.query<Row>(
    `select ${columns} from ${joined} where b.player_ref = $1 and b.game_code = $2 and b.state = 'stopped'
       and not exists (select from bet_seen z where z.bet = b.id)
     order by b.opened_at desc, b.id limit $3`,
    [place.playerRef, place.gameCode, most],
  )
}

/** The bets of a round that count: paid for before it is drawn. */
export function listPlacedBets(tx: Tx, round: string) {
  return tx.query<{ id: string; word: string; stakes: Stakes; stake: bigint; dealt: Cards | null }>(
    `select id, word, stakes, stake, dealt from table_bet where round = $1 and state = 'placed' order by id`,
    [round],
  )
}

/** Gives back what a round cannot go on with: bets in one of these states. */
export async function undoBets(
  tx: Tx,
  round: string,
  { states, reason, nowMs }: { readonly states: readonly BetState[]; readonly reason: string; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    `update table_bet set state = 'undoing', reason = $3, tries = 0, next_try_at = to_timestamp($4 / 1000.0)
     where round = $1 and state = any ($2)`,
    [round, states, reason, nowMs],
  )
}

/** Writes down what each bet of a round has come to, to be paid when it is told. */
export async function setWins(
  tx: Tx,
  round: string,
  {
    wins,
    toldAtMs,
  }: { readonly wins: readonly { id: string; win: bigint; jackpot: bigint }[]; readonly toldAtMs: number },
): Promise<void> {
  await tx.query(
    `update table_bet set state = 'drawn', win = known.win, jackpot = nullif(known.jackpot, 0), tries = 0,
       next_try_at = to_timestamp($4 / 1000.0), told_at = to_timestamp($4 / 1000.0)
     from unnest($2::uuid[], $3::bigint[], $5::bigint[]) as known (id, win, jackpot)
     where table_bet.id = known.id and round = $1 and state = 'placed'`,
    [round, wins.map(({ id }) => id), wins.map(({ win }) => win), toldAtMs, wins.map(({ jackpot }) => jackpot)],
  )
}

/** Takes an open bet to tend it alone for a while. Nothing where it is over, waits for its draw, until that is told or for others, or another is at it. */
export async function claimBet(
  tx: Tx,
  id: string,
  { nowMs, untilMs }: { readonly nowMs: number; readonly untilMs: number },
): Promise<boolean> {
  const claimed = await tx.query(
    `update table_bet b set tended_until = to_timestamp($3 / 1000.0)
     where id = $1 and ended_at is null and state <> 'placed' and tended_until <= to_timestamp($2 / 1000.0)
       and (told_at is null or told_at <= to_timestamp($2 / 1000.0)) and not (${isWaiting})
     returning id`,
    [id, nowMs, untilMs],
  )
  return claimed.length > 0
}

export async function listDueBets(tx: Tx, nowMs: number, most: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from table_bet b where ended_at is null and state <> 'placed'
       and next_try_at <= to_timestamp($1 / 1000.0) and tended_until <= to_timestamp($1 / 1000.0) and not (${isWaiting})
     order by next_try_at limit $2`,
    [nowMs, most],
  )
  return rows.map(({ id }) => id)
}

export interface BetTurn {
  readonly id: string
  readonly from: BetState
  readonly to: BetState
  readonly reason?: string | undefined
  readonly balance?: bigint | undefined
  readonly nowMs: number
  readonly tendedUntilMs: number
}

/** Notes that a bet is paid before its round at the wallet can be closed. */
export async function setClosingApart(tx: Tx, id: string): Promise<void> {
  await tx.query(`update table_bet set closes_apart = true where id = $1 and state = 'drawn'`, [id])
}

const isPaidFirst = `(closes_apart and state = 'drawn' and $3 = 'settled')`

/**
 * Moves a bet on; one that is paid and closes its round apart has that still to do. False where it is no longer as it was
 * thought to be: then somebody else has moved it.
 */
export async function turnBet(tx: Tx, turn: BetTurn): Promise<boolean> {
  const turned = await tx.query(
    `update table_bet set state = case when ${isPaidFirst} then 'closing' else $3 end, reason = coalesce($4, reason),
       balance = coalesce($5, balance), tries = 0,
       ended_at = case when ${isPaidFirst} or $3 in ('betting', 'placed', 'drawn', 'undoing') then null
         else to_timestamp($6 / 1000.0) end,
       next_try_at = to_timestamp($6 / 1000.0), tended_until = to_timestamp($7 / 1000.0)
     where id = $1 and state = $2 returning id`,
    [turn.id, turn.from, turn.to, turn.reason ?? null, turn.balance ?? null, turn.nowMs, turn.tendedUntilMs],
  )
  return turned.length > 0
}

/** Notes a sending that decided nothing, and lets go of the bet until its next time. */
export async function postponeBet(
  tx: Tx,
  id: string,
  { nowMs, nextTryAtMs }: { readonly nowMs: number; readonly nextTryAtMs: number },
): Promise<void> {
  await tx.query(
    `update table_bet set tries = tries + 1, next_try_at = to_timestamp($3 / 1000.0),
       tended_until = to_timestamp($2 / 1000.0)
     where id = $1 and ended_at is null`,
    [id, nowMs, nextTryAtMs],
  )
}
