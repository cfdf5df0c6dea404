import { mortalStudio, openStudioWorld, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leagues } from '../../../games/sports/data/index.ts'
import type { League } from '../../../games/sports/shape.ts'
import { sportsLeague } from '../catalogue/sportsLeague.ts'
import type { StudioDeps } from '../deps.ts'
import { hashSecret } from '../session/secret.ts'
import { findPlaySession, type PlaySession } from '../session/session.store.ts'
import { openKeeper } from './openKeeper.ts'
import { placeBet } from './placeBet.ts'
import { readSeat } from './readTable.ts'
import { findLiveRound } from './tableRound.store.ts'

const league = leagues.get('isla-football-cup') as League
const first = 10_000_000n
let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ tables: new Map([[league.code, sportsLeague(league)]]) })
})
afterAll(() => on.close())

/** One match as one copy of the studio lives it: somebody comes, bets on all that can happen, sees it, is paid. */
async function liveThrough(deps: StudioDeps, session: PlaySession, name: string): Promise<void> {
  const keeper = openKeeper(deps)
  await readSeat(deps, session)
  await keeper.turn()
  const live = await on.db.transaction(tx => findLiveRound(tx, league.code))
  on.world.clock.advance(3000)
  const stakes = { home: 50, draw: 20, away: 30, over: 10, under: 10, bothScore: 5 }
  const wish = { key: `press-of-${name}`, round: live?.id ?? '', stakes, word: name }
  if (live) await placeBet(deps, session, wish)
  on.world.clock.advance(league.bettingMs + 4000)
  await keeper.turn()
  await readSeat(deps, session)
  on.world.clock.advance(league.matchMs)
  await keeper.turn()
  await readSeat(deps, session)
  on.world.clock.advance(9000)
  await keeper.turn()
}

/** Another copy goes on with what the dead one has left. */
async function recover(): Promise<void> {
  for (const ms of [9000, league.bettingMs, 9000, league.matchMs, 9000, 9000]) {
    on.world.clock.advance(ms)
    await on.tend()
  }
}

async function judge(session: PlaySession, name: string): Promise<void> {
  const { bets, rounds } = await on.db.transaction(async tx => ({
    bets: await tx.query<{ state: string; stake: bigint; win: bigint | null }>(
      'select state, stake, win from table_bet where player_ref = $1',
      [session.player_ref],
    ),
    rounds: await tx.query('select id from table_round where ended_at is null'),
  }))
  const open = bets.filter(({ state }) => !['settled', 'undone', 'refused'].includes(state))
  expect([name, open, rounds]).toEqual([name, [], []])
  const settled = bets.filter(({ state }) => state === 'settled')
  const result = settled.reduce((sum, { stake, win }) => sum + (win ?? 0n) - stake, first)
  const balance = (await on.deps.wallet.send('balance', { player_ref: session.player_ref })) as {
    answer: { balance: string }
  }
  const written = `${result / 10_000n}.${String(result % 10_000n).padStart(4, '0')}`
  expect([name, balance.answer.balance]).toEqual([name, written])
}

async function sit(): Promise<PlaySession> {
  const key = await on.open(await on.player(first), league.code)
  const session = await on.db.transaction(tx => findPlaySession(tx, hashSecret(key)))
  if (!session) throw new Error('No session was opened.')
  return session
}

test('a studio that is killed at any step of a match loses and doubles nothing', async () => {
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
    tx.query<{ bets: bigint }>(`select count(*) as bets from table_bet where state = 'settled' and win > 0`),
  )
  expect(Number(paid?.bets)).toBeGreaterThan(steps / 2)
})
