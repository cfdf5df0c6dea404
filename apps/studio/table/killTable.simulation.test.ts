import { mortalStudio, openStudioWorld, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownTables } from '../catalogue/ownTables.ts'
import type { StudioDeps } from '../deps.ts'
import { hashSecret } from '../session/secret.ts'
import { findPlaySession, type PlaySession } from '../session/session.store.ts'
import { openKeeper } from './openKeeper.ts'
import { placeBet } from './placeBet.ts'
import { readSeat } from './readTable.ts'
import { findLiveRound } from './tableRound.store.ts'

const code = 'perya-color-game'
const first = 10_000_000n
let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ tables: new Map([...ownTables].filter(([name]) => name === code)) })
})
afterAll(() => on.close())

/** One round as one copy of the studio lives it: somebody sits down, it is opened, bet in, drawn, paid and ended. */
async function liveThrough(deps: StudioDeps, session: PlaySession, name: string): Promise<void> {
  const keeper = openKeeper(deps)
  await readSeat(deps, session)
  await keeper.turn()
  const live = await on.db.transaction(tx => findLiveRound(tx, code))
  on.world.clock.advance(3000)
  const stakes = { 'color-0': 100, 'color-1': 100, 'color-2': 100, 'color-3': 50, 'color-4': 5 }
  const wish = { key: `press-of-${name}`, round: live?.id ?? '', stakes, word: name }
  if (live) await placeBet(deps, session, wish)
  on.world.clock.advance(24_000)
  await keeper.turn()
  await readSeat(deps, session)
  on.world.clock.advance(9000)
  await keeper.turn()
}

/** Another copy goes on with what the dead one has left, as its clock lets it. */
async function recover(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) {
    on.world.clock.advance(9000)
    await on.tend()
  }
}

async function judge(session: PlaySession, name: string): Promise<void> {
  const bets = await on.db.transaction(tx =>
    tx.query<{ state: string; stake: bigint; win: bigint | null }>(
      'select state, stake, win from table_bet where player_ref = $1',
      [session.player_ref],
    ),
  )
  const rounds = await on.db.transaction(tx => tx.query('select id from table_round where ended_at is null'))
  const settled = bets.filter(({ state }) => state === 'settled')
  const result = settled.reduce((sum, { stake, win }) => sum + (win ?? 0n) - stake, first)
  const uid = Number(session.player_ref)
  expect([name, bets.filter(({ state }) => !['settled', 'undone', 'refused'].includes(state))]).toEqual([name, []])
  expect([name, rounds]).toEqual([name, []])
  const balance = (await on.deps.wallet.send('balance', { player_ref: String(uid) })) as { answer: { balance: string } }
  expect([name, balance.answer.balance]).toEqual([
    name,
    `${result / 10_000n}.${String(result % 10_000n).padStart(4, '0')}`,
  ])
}

async function sit(): Promise<PlaySession> {
  const player = await on.player(first)
  const key = await on.open(player, code)
  const session = await on.db.transaction(tx => findPlaySession(tx, hashSecret(key)))
  if (!session) throw new Error('No session was opened.')
  return session
}

test('a studio that is killed at any step of a shared round, before it or behind it, loses and doubles nothing', async () => {
  const whole = mortalStudio(on.deps, 0, 'before')
  const healthy = await sit()
  await liveThrough(whole, healthy, 'nobody')
  await recover()
  await judge(healthy, 'nobody')
  const steps = whole.steps()
  expect(steps).toBeGreaterThan(20)
  for (let step = 1; step <= steps; step++) {
    for (const moment of ['before', 'after'] as const) {
      const name = `${moment}-${step}`
      const session = await sit()
      await liveThrough(mortalStudio(on.deps, step, moment), session, name).catch(() => undefined)
      await recover()
      await judge(session, name)
    }
  }
  console.log(`killed at ${steps} steps, before and behind each`)
})
