import { randomUUID } from 'node:crypto'
import { mortalStudio, openStudioWorld, raisingGame, studioGame, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StudioDeps } from '../deps.ts'
import { promiseSeed } from '../seed/promiseSeed.ts'
import { hashSecret } from '../session/secret.ts'
import { findPlaySession, type PlaySession } from '../session/session.store.ts'
import { chooseInOwnRound, placeOf, playRound } from './playRound.ts'

const first = 10_000_000n
const dayMs = 24 * 3_600_000
const [stop, draw, raise] = [0, 1, 2]
let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ games: [raisingGame(studioGame)] })
})
afterAll(() => on.close())

/** One round as one copy of the studio lives it: begun, raised, drawn in, raised again and ended. */
async function liveThrough(deps: StudioDeps, session: PlaySession): Promise<void> {
  const key = randomUUID()
  const { commitment } = await promiseSeed(on.deps, placeOf(session))
  const wish = { key, stake: '5.00', mode: 0, clientSeed: 'word', commitment }
  await playRound(deps, session, wish)
  for (const [step, choice] of [raise, draw, raise, stop].entries())
    await chooseInOwnRound(deps, session, { key, step, choice })
}

/** Another copy goes on with what the dead one has left, as its clock lets it; a day later nothing waits any more. */
async function recover(): Promise<void> {
  for (const ms of [9000, 9000, 60_000, dayMs, 9000, 9000]) {
    on.world.clock.advance(ms)
    await on.tend()
  }
}

async function sit(): Promise<PlaySession> {
  const key = await on.open(await on.player(first))
  const session = await on.db.transaction(tx => findPlaySession(tx, hashSecret(key)))
  if (!session) throw new Error('No session was opened.')
  return session
}

async function judge({ player_ref }: PlaySession, name: string): Promise<void> {
  const [bets, rounds] = await on.db.transaction(async tx => [
    await tx.query<{ state: string; stake: bigint; win: bigint | null }>(
      'select state, stake, win from book_entry where player_ref = $1',
      [player_ref],
    ),
    await tx.query<{ draws: unknown[]; win: bigint; raises: bigint }>(
      `select draws, win, (select count(*) from round_move where round = game_round.id and stake > 0 and state = 'settled')
         as raises from game_round where player_ref = $1 and state = 'settled'`,
      [player_ref],
    ),
  ])
  expect([name, bets.filter(({ state }) => !['settled', 'undone', 'refused'].includes(state))]).toEqual([name, []])
  // What is paid is what the decisions that were paid for come to.
  for (const { draws, win, raises } of rounds) {
    expect([name, win]).toEqual([name, 50_000n * (1n + raises + BigInt(draws.length))])
  }
  const settled = bets.filter(({ state }) => state === 'settled')
  const units = settled.reduce((sum, { stake, win }) => sum + (win ?? 0n) - stake, first)
  const balance = (await on.wallet.send('balance', { player_ref })) as { answer: { balance: string } }
  const told = `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`
  expect([name, balance.answer.balance]).toEqual([name, told])
}

test('a studio that is killed at any step of a round of several stakes, before it or behind it, loses and doubles nothing', async () => {
  const whole = mortalStudio(on.deps, 0, 'before')
  const healthy = await sit()
  await liveThrough(whole, healthy)
  await judge(healthy, 'nobody')
  const steps = whole.steps()
  expect(steps).toBeGreaterThan(30)
  for (let step = 1; step <= steps; step++) {
    for (const moment of ['before', 'after'] as const) {
      const session = await sit()
      await liveThrough(mortalStudio(on.deps, step, moment), session).catch(() => undefined)
      await recover()
      await judge(session, `${moment} ${step}`)
    }
  }
  console.log(`killed at ${steps} steps, before and behind each`)
})
