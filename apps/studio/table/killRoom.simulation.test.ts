import { mortalStudio, openStudioWorld, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rooms } from '../../../games/bingo/data/index.ts'
import type { Room } from '../../../games/bingo/shape.ts'
import { bingoRoom } from '../catalogue/bingoRoom.ts'
import type { StudioDeps } from '../deps.ts'
import { hashSecret } from '../session/secret.ts'
import { findPlaySession, type PlaySession } from '../session/session.store.ts'
import { openKeeper } from './openKeeper.ts'
import { placeBet } from './placeBet.ts'
import { readSeat } from './readTable.ts'
import { findLiveRound } from './tableRound.store.ts'

/** Every ball is called here, so that each round takes the jackpot out and begins it anew. */
const base = rooms.get('bola-noventa') as Room
const room: Room = { ...base, calls: 90, jackpot: { ...base.jackpot, by: 90, seed: 100 } }
const first = 10_000_000n
const calling = room.calls * room.callMs
let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ tables: new Map([[room.code, bingoRoom(room)]]) })
})
afterAll(() => on.close())

/** One round as one copy of the studio lives it: somebody comes, buys cards, hears the balls, is paid. */
async function liveThrough(deps: StudioDeps, session: PlaySession, name: string): Promise<void> {
  const keeper = openKeeper(deps)
  await readSeat(deps, session)
  await keeper.turn()
  const live = await on.db.transaction(tx => findLiveRound(tx, room.code))
  on.world.clock.advance(3000)
  const stakes = { 'card-0': 20, 'card-1': 20, 'card-2': 20 }
  const wish = { key: `press-of-${name}`, round: live?.id ?? '', stakes, word: name }
  if (live) await placeBet(deps, session, wish)
  on.world.clock.advance(29_000)
  await keeper.turn()
  await readSeat(deps, session)
  on.world.clock.advance(calling)
  await keeper.turn()
  await readSeat(deps, session)
  on.world.clock.advance(9000)
  await keeper.turn()
}

/** Another copy goes on with what the dead one has left. */
async function recover(): Promise<void> {
  for (const ms of [9000, 9000, 20_000, calling, 9000, 9000]) {
    on.world.clock.advance(ms)
    await on.tend()
  }
}

async function judge(session: PlaySession, name: string): Promise<void> {
  const { bets, rounds, sums } = await on.db.transaction(async tx => ({
    bets: await tx.query<{ state: string; stake: bigint; win: bigint | null }>(
      'select state, stake, win from table_bet where player_ref = $1',
      [session.player_ref],
    ),
    rounds: await tx.query('select id from table_round where ended_at is null'),
    sums: await tx.query(`select j.table_code from jackpot j join jackpot_turn t using (table_code)
      group by j.table_code, j.seed, j.pool, j.next having j.seed + sum(t.put) - sum(t.paid) <> j.pool + j.next`),
  }))
  const open = bets.filter(({ state }) => !['settled', 'undone', 'refused'].includes(state))
  expect([name, open, rounds, sums]).toEqual([name, [], [], []])
  const settled = bets.filter(({ state }) => state === 'settled')
  const result = settled.reduce((sum, { stake, win }) => sum + (win ?? 0n) - stake, first)
  const balance = (await on.deps.wallet.send('balance', { player_ref: session.player_ref })) as {
    answer: { balance: string }
  }
  const written = `${result / 10_000n}.${String(result % 10_000n).padStart(4, '0')}`
  expect([name, balance.answer.balance]).toEqual([name, written])
}

async function sit(): Promise<PlaySession> {
  const key = await on.open(await on.player(first), room.code)
  const session = await on.db.transaction(tx => findPlaySession(tx, hashSecret(key)))
  if (!session) throw new Error('No session was opened.')
  return session
}

test('a studio that is killed at any step of a round of bingo loses and doubles nothing, of no player and of no jackpot', async () => {
  const whole = mortalStudio(on.deps, 0, 'before')
  const healthy = await sit()
  await liveThrough(whole, healthy, 'nobody')
  await recover()
  await judge(healthy, 'nobody')
  const steps = whole.steps()
  expect(steps).toBeGreaterThan(20)
  for (let step = 1; step <= steps; step++) {
    // What is kept before a step is what is kept behind the one before it, so that one of both is enough.
    const moment = step === steps ? 'after' : 'before'
    const name = `${moment}-${step}`
    const session = await sit()
    await liveThrough(mortalStudio(on.deps, step, moment), session, name).catch(() => undefined)
    await recover()
    await judge(session, name)
  }
  const [paid] = await on.db.transaction(tx =>
    tx.query<{ turns: bigint }>('select count(*) as turns from jackpot_turn where hits = 3'),
  )
  expect(Number(paid?.turns)).toBeGreaterThan(steps / 2)
})
