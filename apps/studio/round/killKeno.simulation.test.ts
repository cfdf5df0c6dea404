import { randomUUID } from 'node:crypto'
import { mortalStudio, openStudioWorld, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownGames } from '../catalogue/ownGames.ts'
import type { StudioDeps } from '../deps.ts'
import { promiseSeed } from '../seed/promiseSeed.ts'
import { hashSecret } from '../session/secret.ts'
import { findPlaySession, type PlaySession } from '../session/session.store.ts'
import { placeOf, playRound } from './playRound.ts'

const code = 'keno-kidlat'
const first = 10_000_000n
const stake = 100_000n
const dayMs = 24 * 3_600_000
let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ games: [...ownGames.values()].filter(({ view }) => view === 'keno') })
})
afterAll(() => on.close())

/** One round as one copy of the studio lives it: numbers and bet are written down together, and drawn when it is paid for. */
async function liveThrough(deps: StudioDeps, session: PlaySession): Promise<void> {
  const { commitment } = await promiseSeed(on.deps, placeOf(session))
  const wish = { key: randomUUID(), stake: '10.00', mode: 0, clientSeed: 'word', choices: [1, 2, 3] }
  await playRound(deps, session, { ...wish, commitment })
}

/** Another copy goes on with what the dead one has left; a day later nothing waits any more. */
async function recover(): Promise<void> {
  for (const ms of [9000, 9000, 60_000, dayMs, 9000, 9000]) {
    on.world.clock.advance(ms)
    await on.tend()
  }
}

async function sit(): Promise<PlaySession> {
  const key = await on.open(await on.player(first), code)
  const session = await on.db.transaction(tx => findPlaySession(tx, hashSecret(key)))
  if (!session) throw new Error('No session was opened.')
  return session
}

/** Nothing is open, at most one round was paid for, and the wallet has what the books say. */
async function judge({ player_ref }: PlaySession, name: string): Promise<void> {
  const bets = await on.db.transaction(tx =>
    tx.query<{ state: string; stake: bigint; win: bigint | null }>(
      'select state, stake, win from book_entry where player_ref = $1',
      [player_ref],
    ),
  )
  expect([name, bets.filter(({ state }) => !['settled', 'undone', 'refused'].includes(state))]).toEqual([name, []])
  const settled = bets.filter(({ state }) => state === 'settled')
  const numbers = await on.db.transaction(tx =>
    tx.query<{ kept: bigint }>(
      `select count(m.id) as kept from game_round r left join round_move m on m.round = r.id
       where r.player_ref = $1 group by r.id`,
      [player_ref],
    ),
  )
  // A bet is never kept without its numbers.
  expect([name, numbers.every(({ kept }) => kept === 3n)]).toEqual([name, true])
  expect([name, settled.length <= 1, settled.every(bet => bet.stake === stake)]).toEqual([name, true, true])
  const units = settled.reduce((sum, bet) => sum + (bet.win ?? 0n) - bet.stake, first)
  const balance = (await on.wallet.send('balance', { player_ref })) as { answer: { balance: string } }
  expect([name, balance.answer.balance]).toEqual([
    name,
    `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`,
  ])
}

test('a studio that is killed at any step of a round of keno, before it or behind it, loses and doubles nothing', async () => {
  const whole = mortalStudio(on.deps, 0, 'before')
  const healthy = await sit()
  await liveThrough(whole, healthy)
  await judge(healthy, 'nobody')
  const steps = whole.steps()
  expect(steps).toBeGreaterThan(5)
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
