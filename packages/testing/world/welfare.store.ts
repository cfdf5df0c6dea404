import { sql } from 'kysely'
import { post } from '../../../apps/server/features/wallet/index.ts'
import type { Player } from './player.ts'
import type { World } from './world.ts'

type Place = Pick<World, 'db'>

/** The game that stands first in lists. */
export async function findTopGame({ db }: Place): Promise<{ readonly id: number; readonly name: string }> {
  const { rows } = await db.ref(tx =>
    sql<{ id: number; name: string }>`
      select id, en_name as name from game where online order by sorting desc, id limit 1`.execute(tx),
  )
  const [game] = rows
  if (!game) throw new Error('There is no game.')
  return game
}

interface PlayedRound {
  readonly seq: number
  readonly game: number
  readonly bet: bigint
  readonly win: bigint
  readonly atMs: number
}

/** Keeps the record of a round that was settled at a time, as the reader of rounds does. */
export async function keepRound({ db }: Place, { uid }: Player, { seq, game, bet, win, atMs }: PlayedRound) {
  await db.member(uid, tx =>
    sql`insert into bet_record (uid, seq, provider, round_id, game, game_type, tester, bet, refund, win, status, opened_at,
        settled_at, turnover, is_free, brand)
      values (${uid}, ${seq}, 1, ${`round ${seq}`}, ${game}, 3, false, ${bet}, 0, ${win}, 1, to_timestamp(${atMs / 1000}),
        to_timestamp(${atMs / 1000}), 0, false, 'play')`.execute(tx),
  )
}

export async function showBanner({ db }: Place, type: number): Promise<void> {
  await db.ref(tx => sql`update welfare_banner set is_on = true where type = ${type}`.execute(tx))
}

/** Has every game declare that it returns 95 %, so that there is room for what promotions give back. */
export async function leaveRoom({ db }: Place): Promise<void> {
  await db.ref(tx => sql`update game set rtp_ppm = 950000, declared_rtp_ppm = null`.execute(tx))
}

/** Money of the member's own, which must be played once. */
export async function payIn(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { uid }: Player,
  amount: bigint,
): Promise<void> {
  const deposit = { act: 'deposit', gateway: 1, uid, reference: `own money of ${uid}`, amount } as const
  await db.member(uid, tx => post(tx, { ...deposit, nowMs: clock.now() }))
}
