import { expect } from 'vitest'
import type { StudioDeps } from '../../../apps/studio/deps.ts'
import { findPlaySession, type PlaySession } from '../../../apps/studio/session/session.store.ts'
import { hashSecret } from '../../../apps/studio/session/secret.ts'
import { openKeeper } from '../../../apps/studio/table/openKeeper.ts'
import { tendBets } from '../../../apps/studio/table/tendBets.ts'
import { placeBet } from '../../../apps/studio/table/placeBet.ts'
import { readSeat } from '../../../apps/studio/table/readTable.ts'
import { findLiveRound } from '../../../apps/studio/table/tableRound.store.ts'
import { readTables } from './killTable.store.ts'
import { readLedger } from './ledgerWorld.store.ts'
import { mortalStudio } from '../process/mortalStudio.ts'
import type { StudioWorld } from '../parties/studioWorld.ts'

interface KillPlan {
  readonly code: string
  /** What is bet in each round. */
  readonly stakes: Readonly<Record<string, number>>
  /** And then with another press. */
  readonly more?: Readonly<Record<string, number>>
  /** How long after the bet, and then after each other, the keeper takes its turns up to the end of the round. */
  readonly turnsMs: readonly number[]
  /** The same for the copy that goes on with what a dead one has left. */
  readonly recoveryMs: readonly number[]
  /** Also behind each step; what is kept before a step is what is kept behind the one before it. */
  readonly isBoth?: boolean
}

const first = 10_000_000n

/**
 * Lives through rounds of a table, each in a copy of the studio that is killed at another of its steps, and has another copy
 * go on: nothing is lost and nothing doubled. Gives how many steps there are.
 */
export async function killTable(on: StudioWorld, plan: KillPlan): Promise<number> {
  const whole = mortalStudio(on.deps, 0, 'before')
  await liveAndJudge(on, plan, { deps: whole, name: 'nobody' })
  const steps = whole.steps()
  for (let step = 1; step <= steps; step++) {
    const last = step === steps ? (['after'] as const) : (['before'] as const)
    for (const moment of plan.isBoth ? (['before', 'after'] as const) : last) {
      await liveAndJudge(on, plan, { deps: mortalStudio(on.deps, step, moment), name: `${moment}-${step}` })
    }
  }
  return steps
}

interface Life {
  readonly deps: StudioDeps
  readonly name: string
}

async function liveAndJudge(on: StudioWorld, plan: KillPlan, { deps, name }: Life): Promise<void> {
  const session = await sit(on, plan.code)
  const living = liveThrough(on, plan, { deps, name, session })
  // Whoever is not to be killed must not fail.
  await (name === 'nobody' ? living : living.catch(() => undefined))
  for (const ms of plan.recoveryMs) {
    on.world.clock.advance(ms)
    await on.tend()
  }
  await judge(on, session, name)
}

async function sit(on: StudioWorld, code: string): Promise<PlaySession> {
  const key = await on.open(await on.player(first), code)
  const session = await on.db.transaction(tx => findPlaySession(tx, hashSecret(key)))
  if (!session) throw new Error('No session was opened.')
  return session
}

/** One round as one copy of the studio lives it: somebody comes, bets, sees what is drawn and told, is paid. */
async function liveThrough(
  on: StudioWorld,
  { code, stakes, more, turnsMs }: KillPlan,
  { deps, name, session }: Life & { readonly session: PlaySession },
): Promise<void> {
  const keeper = openKeeper(deps)
  async function turn() {
    await keeper.turn()
    await tendBets(deps)
  }
  await readSeat(deps, session)
  await turn()
  const live = await on.db.transaction(tx => findLiveRound(tx, code))
  on.world.clock.advance(3000)
  const wish = { key: `press-of-${name}`, round: live?.id ?? '', stakes, word: name }
  if (live) await placeBet(deps, session, wish)
  if (live && more)
    await placeBet(deps, session, { ...wish, key: `${wish.key}-more`, stakes: more, word: `${name}-more` })
  for (const [at, ms] of turnsMs.entries()) {
    if (at > 0) await readSeat(deps, session)
    on.world.clock.advance(ms)
    await turn()
  }
}

async function judge(on: StudioWorld, { player_ref }: PlaySession, name: string): Promise<void> {
  const { bets, rounds, jackpots } = await readTables(on, player_ref)
  const open = bets.filter(({ state }) => !['settled', 'undone', 'refused'].includes(state))
  expect([name, open, rounds, jackpots]).toEqual([name, [], [], []])
  const settled = bets.filter(({ state }) => state === 'settled')
  const result = settled.reduce((sum, { stake, win }) => sum + (win ?? 0n) - stake, first)
  const told = (await on.deps.wallet.send('balance', { player_ref })) as { answer: { balance: string } }
  const written = `${result / 10_000n}.${String(result % 10_000n).padStart(4, '0')}`
  expect([name, told.answer.balance]).toEqual([name, written])
  await judgeRounds(on, BigInt(player_ref), settled)
}

/** To the wallet all of a player's bets in a round of the table are one round, which is closed when they are paid. */
async function judgeRounds(
  on: StudioWorld,
  uid: bigint,
  settled: readonly { readonly round: string }[],
): Promise<void> {
  const { wallet, rounds } = await on.world.db.member(uid, tx => readLedger(tx, uid))
  const standing = rounds.filter(({ bet, refund }) => bet > refund)
  expect(standing).toHaveLength(new Set(settled.map(({ round }) => round)).size)
  expect([wallet.open_rounds, standing.filter(({ closed_at }) => closed_at === null)]).toEqual([0, []])
  expect(wallet.turnover).toBe(standing.reduce((sum, { bet, refund }) => sum + bet - refund, 0n))
}
