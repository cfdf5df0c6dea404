import type { Tx } from '../platform/db/openDatabase.ts'
import { type OpenState, openStates, type RoundState } from './round.rules.ts'

/** A round with the seed it is drawn from and the operator's name of the session it was paid in. */
export interface Round {
  readonly id: string
  readonly player_ref: string
  readonly game_code: string
  readonly session_token: string
  readonly play_key: string
  readonly client_seed: string
  /** Its seed as it lies in the books, and what was promised of it. */
  readonly seed: string
  readonly server_seed: Buffer
  readonly commitment: string
  readonly nonce: bigint
  readonly math_hash: string
  readonly stake: bigint
  readonly state: RoundState
  readonly win: bigint | null
  readonly shown: readonly unknown[] | null
  readonly draws: readonly unknown[] | null
  /** How it is played, where its game can be played in several ways. */
  readonly mode: number
  /** How many decisions there are, those that came to nothing among them. */
  readonly moves: number
  readonly turned_at: Date
  readonly reason: string | null
  readonly balance: bigint | null
  readonly opened_at: Date
  readonly ended_at: Date | null
  readonly tries: number
  /** Whether it was stopped and the operator has put it right by hand. */
  readonly is_seen: boolean
}

export interface NewRound {
  readonly id: string
  readonly playerRef: string
  readonly gameCode: string
  readonly session: string
  readonly playKey: string
  readonly seed: string
  readonly clientSeed: string
  readonly mathHash: string
  readonly stake: bigint
  readonly mode: number
  /** How many decisions it is begun with. */
  readonly moves: number
  readonly nowMs: number
  readonly tendedUntilMs: number
}

const columns = `r.id, r.player_ref, r.game_code, s.session_token, r.play_key, r.client_seed, r.seed, d.server_seed, d.commitment, d.nonce,
  r.math_hash, r.stake, r.state, r.win, r.shown, r.draws, r.mode, r.moves, r.turned_at, r.reason, r.balance, r.opened_at, r.ended_at, r.tries,
  r.state = 'stopped' and exists (select from bet_seen z where z.bet = r.id) as is_seen`
const joined = 'game_round r join play_session s on s.id = r.session join seed d on d.id = r.seed'

/** Nothing where the player has an open round in this game, this seed was used, or the key names one already. */
export async function addRound(tx: Tx, round: NewRound): Promise<boolean> {
  const made = await tx.query(
    `insert into game_round (id, player_ref, game_code, session, play_key, seed, client_seed, math_hash, stake, mode, moves,
       state, opened_at, turned_at, next_try_at, tended_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $12, $13, 'betting', to_timestamp($10 / 1000.0), to_timestamp($10 / 1000.0),
       to_timestamp($10 / 1000.0), to_timestamp($11 / 1000.0))
     on conflict do nothing returning id`,
    [
      round.id,
      round.playerRef,
      round.gameCode,
      round.session,
      round.playKey,
      round.seed,
      round.clientSeed,
      round.mathHash,
      round.stake,
      round.nowMs,
      round.tendedUntilMs,
      round.mode,
      round.moves,
    ],
  )
  return made.length > 0
}

export async function findRound(tx: Tx, id: string): Promise<Round | undefined> {
  const [round] = await tx.query<Round & Record<string, unknown>>(`select ${columns} from ${joined} where r.id = $1`, [
    id,
  ])
  return round
}

export interface RoundPlace {
  readonly playerRef: string
  readonly gameCode: string
}

export async function findRoundByKey(tx: Tx, place: RoundPlace, playKey: string): Promise<Round | undefined> {
  const [round] = await tx.query<Round & Record<string, unknown>>(
    `select ${columns} from ${joined} where r.player_ref = $1 and r.game_code = $2 and r.play_key = $3`,
    [place.playerRef, place.gameCode, playKey],
  )
  return round
}

/** The newest rounds of a player in a game. */
export function listRecentRounds(tx: Tx, place: RoundPlace, most: number): Promise<Round[]> {
  return tx.query<Round & Record<string, unknown>>(
    `select ${columns} from ${joined} where d.player_ref = $1 and d.game_code = $2
     order by d.nonce desc limit $3`,
    [place.playerRef, place.gameCode, most],
  )
}

/** Takes an open round to tend it alone for a while. Nothing where it is over, or somebody else is at it. */
export async function claimRound(
  tx: Tx,
  id: string,
  { nowMs, untilMs }: { readonly nowMs: number; readonly untilMs: number },
): Promise<boolean> {
  const claimed = await tx.query(
    `update game_round set tended_until = to_timestamp($3 / 1000.0)
     where id = $1 and ended_at is null and tended_until <= to_timestamp($2 / 1000.0) returning id`,
    [id, nowMs, untilMs],
  )
  return claimed.length > 0
}

/** Keeps a round that one is tending already. */
export async function holdRound(tx: Tx, id: string, untilMs: number): Promise<void> {
  await tx.query('update game_round set tended_until = to_timestamp($2 / 1000.0) where id = $1', [id, untilMs])
}

/** Open rounds whose time has come and that nobody is at, the longest waiting first. */
export async function listDueRounds(tx: Tx, nowMs: number, most: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from game_round where ended_at is null
       and next_try_at <= to_timestamp($1 / 1000.0) and tended_until <= to_timestamp($1 / 1000.0)
     order by next_try_at limit $2`,
    [nowMs, most],
  )
  return rows.map(({ id }) => id)
}

export interface Turn {
  readonly id: string
  readonly from: OpenState
  /** How many decisions it had when it was looked at. */
  readonly moves: number
  readonly to: RoundState
  /** How many are made with this turn. */
  readonly made?: number
  readonly reason?: string | undefined
  readonly balance?: bigint | undefined
  readonly win?: bigint
  readonly shown?: readonly unknown[]
  readonly draws?: readonly unknown[]
  /** When it is to be looked at again. */
  readonly nextTryAtMs: number
  readonly nowMs: number
}

/** Moves a round on; one that is `drawn` stays so since the first time. False where it is no longer as it was thought to be: then somebody else has moved it. */
export async function turnRound(tx: Tx, turn: Turn): Promise<boolean> {
  const turned = await tx.query(
    `update game_round set state = $3, reason = $4, balance = coalesce($5, balance),
       win = coalesce($6, win), shown = coalesce($7::jsonb, shown), draws = coalesce($9::jsonb, draws), tries = 0,
       moves = moves + $11,
       turned_at = case when state = 'drawn' and $3 = 'drawn' then turned_at else to_timestamp($8 / 1000.0) end,
       ended_at = case when $3 = any ($13) then null else to_timestamp($8 / 1000.0) end,
       next_try_at = to_timestamp($10 / 1000.0)
     where id = $1 and state = $2 and moves = $12 returning id`,
    [
      turn.id,
      turn.from,
      turn.to,
      turn.reason ?? null,
      turn.balance ?? null,
      turn.win ?? null,
      json(turn.shown),
      turn.nowMs,
      json(turn.draws),
      turn.nextTryAtMs,
      turn.made ?? 0,
      turn.moves,
      openStates,
    ],
  )
  return turned.length > 0
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}

/** Notes a sending that decided nothing, and lets go of the round until its next time. */
export async function postponeRound(
  tx: Tx,
  id: string,
  { nowMs, nextTryAtMs }: { readonly nowMs: number; readonly nextTryAtMs: number },
): Promise<void> {
  await tx.query(
    `update game_round set tries = tries + 1, next_try_at = to_timestamp($3 / 1000.0),
       tended_until = to_timestamp($2 / 1000.0)
     where id = $1 and ended_at is null`,
    [id, nowMs, nextTryAtMs],
  )
}

/** How many rounds and bets wait for a person that has not seen to them, and how many are open for longer than that. */
export async function countTroubles(tx: Tx, openedBeforeMs: number): Promise<{ stopped: number; late: number }> {
  const [counted] = await tx.query<{ stopped: bigint; late: bigint }>(
    `select count(*) filter (where state = 'stopped') as stopped, count(*) filter (where ended_at is null
       and opened_at < to_timestamp($1 / 1000.0)) as late
     from book_entry b where ended_at is null
       or (state = 'stopped' and not exists (select from bet_seen z where z.bet = b.id))`,
    [openedBeforeMs],
  )
  return { stopped: Number(counted?.stopped ?? 0), late: Number(counted?.late ?? 0) }
}
