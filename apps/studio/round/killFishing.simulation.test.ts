import { randomUUID } from 'node:crypto'
import { fairDraws } from '@saya/game-math'
import { mortalStudio, openStudioWorld, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstFish, stop } from '../../../games/fishing/shape.ts'
import { ownGames } from '../catalogue/ownGames.ts'
import type { StudioDeps } from '../deps.ts'
import { promiseSeed } from '../seed/promiseSeed.ts'
import { hashSecret } from '../session/secret.ts'
import { findPlaySession, type PlaySession } from '../session/session.store.ts'
import { chooseInOwnRound, placeOf, playRound } from './playRound.ts'

const code = 'hipon-harvest'
const first = 10_000_000n
const dayMs = 24 * 3_600_000
const shots = 10n
const price = 10_000n
/** The shrimps of the school, which are worth two shots each. */
const shrimps = [0, 1, 2]
let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ games: [...ownGames.values()].filter(game => game.code === code) })
})
afterAll(() => on.close())

/** One round as one copy of the studio lives it: loaded, shot in three times, the last of them asked twice, and stopped. */
async function liveThrough(deps: StudioDeps, session: PlaySession): Promise<void> {
  const key = randomUUID()
  const { commitment } = await promiseSeed(on.deps, placeOf(session))
  const wish = { key, stake: '10.00', mode: 0, clientSeed: 'word', commitment }
  await playRound(deps, session, wish)
  for (const [step, fish] of shrimps.entries())
    await chooseInOwnRound(deps, session, { key, step, choice: fish + firstFish })
  await chooseInOwnRound(deps, session, { key, step: shrimps.length - 1, choice: firstFish })
  await chooseInOwnRound(deps, session, { key, step: shrimps.length, choice: stop })
}

/** Another copy goes on with what the dead one has left, as its clock lets it; a day later nothing waits any more. */
async function recover(): Promise<void> {
  for (const ms of [9000, 60_000, dayMs, 9000]) {
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

interface RoundRow extends Record<string, unknown> {
  readonly state: string
  readonly win: bigint | null
  readonly seed: string
  readonly server_seed: Buffer
  readonly nonce: bigint
  readonly choices: readonly number[]
}

async function judge({ player_ref }: PlaySession, name: string): Promise<void> {
  const rounds = await on.db.transaction(tx =>
    tx.query<RoundRow>(
      `select r.state, r.win, r.seed, d.server_seed, d.nonce,
         array(select choice from round_move where round = r.id order by step) as choices
       from game_round r join seed d on d.id = r.seed where r.player_ref = $1`,
      [player_ref],
    ),
  )
  let units = first
  for (const { state, win, choices, seed, server_seed, nonce } of rounds) {
    expect([name, ['settled', 'undone', 'refused'].includes(state)]).toEqual([name, true])
    if (state !== 'settled') continue
    // Each shot that is in the books is decided by its own number, and all others are given back.
    const serverSeed = on.deps.vault.open(seed, server_seed) ?? Buffer.alloc(0)
    const rng = fairDraws({ serverSeed, clientSeed: 'word', nonce: Number(nonce) })
    const made = choices.filter(choice => choice !== stop)
    const caught = made.filter(() => rng.next(1_200_000_000) * 2 < 960_100 * 1200).length
    expect([name, made]).toEqual([name, shrimps.map(fish => fish + firstFish).slice(0, made.length)])
    expect([name, win]).toEqual([name, price * (BigInt(2 * caught) + shots - BigInt(made.length))])
    units += (win ?? 0n) - price * shots
  }
  const balance = (await on.wallet.send('balance', { player_ref })) as { answer: { balance: string } }
  expect([name, balance.answer.balance]).toEqual([
    name,
    `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`,
  ])
}

test('a studio that is killed at any step of a round of shots, before it or behind it, loses and doubles nothing', async () => {
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
