import { sql } from 'kysely'
import { dayMs, manilaDay, startOfManilaDay, unitsPerPeso } from '@saya/money'
import { workDay } from '../process/workDay.ts'
import type { Player } from '../world/player.ts'
import type { World } from '../world/world.ts'
import { endTallyDay } from './tallyPlay.store.ts'
import type { MemberTx } from '../../../apps/server/platform/db/database.ts'
import { findMarkers } from '../../../apps/server/features/harm/index.ts'

interface When {
  /** 1 is the day that has ended last. */
  readonly daysAgo: number
  readonly hour?: number
  readonly minute?: number
}

interface Rounds extends When {
  /** In pesos, one a round. */
  readonly stakes: readonly number[]
  /** What each wins, in pesos; nothing unless it is said. */
  readonly win?: number
  readonly everyMinutes?: number
  readonly game?: number
  readonly isFree?: boolean
}

interface PaymentsIn extends When {
  readonly count?: number
  readonly channel?: string
  readonly status?: 'completed' | 'timeout'
}

let counter = 0

/** What members did over the last months, written down as it is kept, and what a night finds of it. */
export function harmLife(world: World) {
  const todayMs = () => startOfManilaDay(world.clock.now())
  const atMs = ({ daysAgo, hour = 20, minute = 0 }: When) =>
    todayMs() - daysAgo * dayMs + hour * 3_600_000 + minute * 60_000
  const day = (daysAgo = 1) => manilaDay(todayMs() - daysAgo * dayMs)

  return {
    rounds: ({ uid }: Player, rounds: Rounds) =>
      world.db.member(uid, tx => insertRounds(tx, uid, { ...rounds, day: day(rounds.daysAgo), beganMs: atMs(rounds) })),
    payIn: ({ uid }: Player, payments: PaymentsIn) =>
      world.db.member(uid, tx => insertPayments(tx, uid, { ...payments, beganMs: atMs(payments) })),
    atMs,
    day,
    /** Any statement about one member; `$uid` and `$at` stand for who it is and when. */
    async write({ uid }: Player, statement: string, when: When = { daysAgo: 1 }) {
      const text = statement
        .replaceAll('$uid', String(uid))
        .replaceAll('$at', `'${new Date(atMs(when)).toISOString()}'`)
      await world.db.member(uid, tx => sql.raw(text).execute(tx))
    },
    /** Does what the night does behind the last day, or did behind one before it. */
    async night(signs?: ReadonlyMap<bigint, number>, daysAgo = 1) {
      const clock = { now: () => world.clock.now() - (daysAgo - 1) * dayMs }
      await endTallyDay(world, day(daysAgo))
      await workDay(
        { ...world, clock },
        findMarkers({ ...world, clock, ...(signs ? { signsOf: async () => signs } : {}) }),
      )
    },
    async found({ uid }: Player, of = day()) {
      return world.db.member(uid, async tx => {
        const { rows } = await sql<{ marker: string; value: number; base: bigint | null; points: number }>`
          select marker, value, base, points from harm_marker where uid = ${uid} and day = ${of}::date order by marker`.execute(
          tx,
        )
        return rows
      })
    },
    async standing({ uid }: Player, until = day()) {
      return world.db.member(uid, async tx => {
        const { rows } = await sql<{ day: string; points: number; reached: string; band: string; unknown: string[] }>`
          select day::text, points, reached, band, unknown from harm_day where uid = ${uid} and day <= ${until}::date
          order by harm_day.day desc limit 1`.execute(tx)
        return rows[0]
      })
    },
    contacts({ uid }: Player) {
      return world.db.member(uid, tx =>
        tx.selectFrom('harm_contact').selectAll().where('uid', '=', uid).orderBy('opened_at').execute(),
      )
    },
  }
}

function units(pesos: number): bigint {
  return BigInt(pesos) * unitsPerPeso
}

interface DatedRounds extends Rounds {
  readonly day: string
  readonly beganMs: number
}

async function insertRounds(tx: MemberTx, uid: bigint, rounds: DatedRounds): Promise<void> {
  const { stakes, win = 0, everyMinutes = 1, game = 1012, isFree = false, day, beganMs } = rounds
  for (const [nth, stake] of stakes.entries()) {
    const at = new Date(beganMs + nth * everyMinutes * 60_000)
    await sql`insert into bet_record (uid, seq, provider, round_id, game, game_type, tester, bet, refund, win, status,
        opened_at, settled_at, turnover, is_free, brand)
      values (${uid}, ${++counter}, 1, ${`life ${counter}`}, ${game}, 1, false, ${units(stake)}, 0, ${units(win)}, 1,
        ${at}, ${at}, ${units(stake)}, ${isFree}, 'play')`.execute(tx)
  }
  const [staked, won] = [stakes.reduce((sum, one) => sum + one, 0), win * stakes.length]
  await sql`insert into tally_game as t (uid, day, game, game_type, brand, is_free, rounds, bet, win, turnover, last_counted_at)
    values (${uid}, ${day}::date, ${game}, 1, 'play', ${isFree}, ${stakes.length}, ${units(staked)}, ${units(won)},
      ${units(staked)}, ${new Date(beganMs)})
    on conflict (uid, day, game, game_type, brand, is_free) do update set rounds = t.rounds + excluded.rounds,
      bet = t.bet + excluded.bet, win = t.win + excluded.win, turnover = t.turnover + excluded.turnover`.execute(tx)
}

interface DatedPayments extends PaymentsIn {
  readonly beganMs: number
}

async function insertPayments(tx: MemberTx, uid: bigint, payments: DatedPayments): Promise<void> {
  const { count = 1, channel = 'gcash', status = 'completed', beganMs } = payments
  for (let nth = 0; nth < count; nth++) {
    const at = new Date(beganMs + nth * 1000)
    const paymentId = status === 'completed' ? `life ${++counter}` : null
    await sql`insert into deposit (uid, channel, channel_name, channel_img, gateway, instrument, amount, wants_cashback, status,
        payment_id, created_at, ended_at)
      values (${uid}, ${channel}, ${channel}, '', 'paymongo', ${channel}, 1000000, false, ${status}, ${paymentId}, ${at}, ${at})`.execute(
      tx,
    )
  }
}
