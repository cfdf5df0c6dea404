import { setTimeout as wait } from 'node:timers/promises'
import { parsePesos } from '@saya/money'
import { allowedStakes } from '../catalogue/allowedStakes.ts'
import type { Game } from '../catalogue/game.ts'
import type { StudioDeps } from '../deps.ts'
import { type RefusalCode, Refused } from '../player/refusals.ts'
import type { AskedChoice, AskedPlay } from '../player/shapes.ts'
import { promiseSeed } from '../seed/promiseSeed.ts'
import type { PlaySession } from '../session/session.store.ts'
import { advanceRound, chooseInRound, findWaits, tendMs } from './advanceRound.ts'
import { whyBroken } from './drawOutcome.ts'
import { addMove, listMoves } from './move.store.ts'
import { addRound, claimRound, findRound, findRoundByKey, listRecentRounds, type Round } from './round.store.ts'
import { roundIdOf } from './roundId.ts'

type Wish = Omit<AskedPlay, 'session'>

/**
 * One play: written down, paid for, decided and paid out. The same key comes to the same round, wherever it was cut off;
 * what is open still is gone on with, and else answered as it stands.
 */
export async function playRound(deps: StudioDeps, session: PlaySession, wish: Wish): Promise<Round> {
  const { db } = deps
  const place = placeOf(session)
  const known = await db.look(tx => findRoundByKey(tx, place, wish.key))
  if (known) return goOn(deps, known, wish)
  const lawful = lawfulWish(deps, session, wish)
  const last = await resumeRound(deps, session)
  if (last?.state === 'stopped' && !last.is_seen) throw new Refused('round_stopped')
  if (last?.ended_at) await takeTime(deps, last)
  const begun = last?.ended_at === null ? 'round_open' : await begin(deps, session, lawful)
  if (typeof begun === 'object') {
    await advanceRound(deps, begun.id)
    return getRound(deps, begun.id)
  }
  // The same play may have come twice at once, and the other was first.
  const same = await db.look(tx => findRoundByKey(tx, place, wish.key))
  if (!same) throw new Refused(begun)
  return goOn(deps, same, wish)
}

/** What is played, if it can be played so. */
function lawfulWish(deps: StudioDeps, session: PlaySession, wish: Wish): Beginning {
  const game = deps.games.get(session.game_code)
  const stake = game && stakeOf(deps, game, wish.stake)
  if (!game || stake === undefined) throw new Refused('stake_unknown')
  if (!game.modes.includes(wish.mode)) throw new Refused('mode_unknown')
  if (!mayBegin(game, wish.choices)) throw new Refused('choice_unknown')
  return { ...wish, game, stake }
}

/**
 * Makes a decision in a round that waits for its player. The same step is decided once, however often and by how many it
 * is asked: what comes behind is answered with the round as it stands.
 */
export async function chooseInOwnRound(
  deps: StudioDeps,
  session: PlaySession,
  { key, step, choice }: Omit<AskedChoice, 'session'>,
): Promise<Round> {
  const round = await deps.db.look(tx => findRoundByKey(tx, placeOf(session), key))
  if (!round) throw new Refused('round_unknown')
  if (round.state !== 'choosing') return round.ended_at ? round : tend(deps, round)
  if (round.moves !== step) return round
  const isChosen = await chooseInRound(deps, round.id, { step, choice })
  const now = await getRound(deps, round.id)
  if (!isChosen && now.state === 'choosing' && now.moves === step) {
    if (whyBroken(deps, now) === 'lost key') throw new Refused('round_locked')
    throw new Refused((await findWaits(deps, round.id))?.whyNot?.(choice) ?? 'choice_unknown')
  }
  await advanceRound(deps, round.id)
  return getRound(deps, round.id)
}

/** What is open is gone on with as soon as a game asks about it: no player waits for the clock. */
export async function resumeRound(deps: StudioDeps, session: PlaySession): Promise<Round | undefined> {
  const [last] = await deps.db.look(tx => listRecentRounds(tx, placeOf(session), 1))
  if (!last || last.ended_at) return last
  return tend(deps, last)
}

/** No page is believed about the time between two rounds: whoever asks sooner is answered later. */
async function takeTime({ clock, leastBetweenMs }: StudioDeps, last: Round): Promise<void> {
  const leftMs = last.opened_at.getTime() + leastBetweenMs - clock.now()
  if (leftMs > 0) await wait(Math.min(leftMs, leastBetweenMs))
}

export function placeOf({ player_ref, game_code }: PlaySession) {
  return { playerRef: player_ref, gameCode: game_code }
}

async function goOn(deps: StudioDeps, known: Round, wish: Wish): Promise<Round> {
  const isSame = known.stake === parsePesos(wish.stake, 2) && known.mode === wish.mode
  if (!isSame || known.client_seed !== wish.clientSeed) throw new Refused('key_used')
  if (!(await isSameTicket(deps, known, wish.choices ?? []))) throw new Refused('key_used')
  return known.ended_at ? known : tend(deps, known)
}

function mayBegin(game: Game, choices: readonly number[] = []): boolean {
  return game.mayBegin?.(choices) ?? choices.length === 0
}

/** What was decided with the bet is a part of the play; what is decided in a round comes later. */
async function isSameTicket({ db, games }: StudioDeps, known: Round, choices: readonly number[]): Promise<boolean> {
  if (!games.get(known.game_code)?.mayBegin) return choices.length === 0
  const moves = await db.look(tx => listMoves(tx, known.id))
  return moves.length === choices.length && moves.every(({ choice }, at) => choice === choices[at])
}

async function tend(deps: StudioDeps, { id }: Round): Promise<Round> {
  const nowMs = deps.clock.now()
  const isOurs = await deps.db.transaction(tx => claimRound(tx, id, { nowMs, untilMs: nowMs + tendMs }))
  if (isOurs) await advanceRound(deps, id)
  return getRound(deps, id)
}

async function getRound({ db }: StudioDeps, id: string): Promise<Round> {
  const round = await db.look(tx => findRound(tx, id))
  if (!round) throw new Error(`The round ${id} is gone.`)
  return round
}

function stakeOf({ mostOwed }: StudioDeps, game: Game, text: string): bigint | undefined {
  const stake = parsePesos(text, 2)
  return allowedStakes(game, mostOwed).find(allowed => allowed === stake)
}

type Beginning = Omit<Wish, 'stake'> & { readonly game: Game; readonly stake: bigint }

async function begin(
  deps: StudioDeps,
  session: PlaySession,
  wish: Beginning,
): Promise<{ readonly id: string } | RefusalCode> {
  const { db, random, clock } = deps
  const place = placeOf(session)
  const seed = await promiseSeed(deps, place)
  if (seed.commitment !== wish.commitment) return 'commitment_changed'
  const id = roundIdOf(seed.commitment)
  const nowMs = clock.now()
  const { choices = [] } = wish
  const isAdded = await db.transaction(async tx => {
    const added = await addRound(tx, {
      ...place,
      id,
      session: session.id,
      playKey: wish.key,
      seed: seed.id,
      clientSeed: wish.clientSeed,
      mathHash: wish.game.mathHash,
      stake: wish.stake,
      mode: wish.mode,
      moves: choices.length,
      nowMs,
      tendedUntilMs: nowMs + tendMs,
    })
    if (!added) return false
    for (const [step, choice] of choices.entries())
      await addMove(tx, id, { id: random.newId(), step, choice, stake: 0n, state: 'made', nowMs })
    return true
  })
  return isAdded ? { id } : 'round_open'
}
