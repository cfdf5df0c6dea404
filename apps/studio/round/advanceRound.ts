import { fairDraws } from '@saya/game-math'
import type { Reply } from '@saya/rpp'
import type { Outcome } from '../catalogue/game.ts'
import type { StudioDeps } from '../deps.ts'
import { chooseMs, insistMs, isStale, judgeReply, type OpenState, type SendingState, waitMs } from './round.rules.ts'
import { findRound, holdRound, postponeRound, type Round, type Turn, turnRound } from './round.store.ts'
import { balanceOf, sendMessage } from './sendMessage.ts'

/** Longer than a call to the wallet may take. That two tend a round at once would harm nothing, but be of no use. */
export const tendMs = 8000

type Open<State extends OpenState = OpenState> = Round & { readonly state: State }

/**
 * Takes an open round as far as the wallet and its player let it. Every message is in our books before it is sent, and is
 * sent the same again by whoever finds the round later: after a fault, after a kill, on another day.
 */
export async function advanceRound(deps: StudioDeps, id: string): Promise<void> {
  for (;;) {
    const round = await deps.db.transaction(tx => findRound(tx, id))
    if (!round || round.ended_at) return
    const hasMoved = isChoosing(round) ? await chooseLate(deps, round) : await step(deps, round as Open<SendingState>)
    if (!hasMoved) return
  }
}

function isChoosing(round: Round): round is Open<'choosing'> {
  return round.state === 'choosing'
}

/** Sends what the round waits for, and writes down what came of it. False where there is no more to be done now. */
async function step(deps: StudioDeps, round: Open<SendingState>): Promise<boolean> {
  const { db, clock, log } = deps
  if (isStale(round, clock.now())) return turn(deps, round, { to: 'undoing', reason: 'too late' })
  const reply = await sendMessage(deps, round)
  const nowMs = clock.now()
  const judged = judgeReply(round.state, reply, round.tries)
  if ('again' in judged) {
    if (nowMs - round.opened_at.getTime() > insistMs) return turn(deps, round, { to: 'stopped', reason: 'no answer' })
    const nextTryAtMs = nowMs + waitMs(round.tries)
    await db.transaction(tx => postponeRound(tx, round.id, { nowMs, nextTryAtMs }))
    return false
  }
  const { to, reason } = judged
  if (to === 'stopped') log.error({ round: round.id, from: round.state, reason }, 'a round waits for a person')
  return to === 'drawn' && round.state === 'betting'
    ? drawRound(deps, round, reply)
    : turn(deps, round, { to, reason, balance: balanceOf(reply) })
}

/** Decided from the seeds alone: whoever does it again comes to the same. */
function drawRound(deps: StudioDeps, round: Open<SendingState>, reply: Reply): Promise<boolean> {
  const game = getGame(deps, round)
  const { server_seed: serverSeed, client_seed: clientSeed, nonce } = round
  const outcome = game.play(round.stake, fairDraws({ serverSeed, clientSeed, nonce: Number(nonce) }))
  assertWithin(game.mostWin(round.stake), outcome)
  const to = outcome.unfinished === undefined ? 'drawn' : 'choosing'
  return turn(deps, round, { to, ...outcome, balance: balanceOf(reply) })
}

/** Ends a round by its player's choice. False where there is nothing to choose any more, or no such choice. */
export async function chooseInRound(deps: StudioDeps, round: Round, choice: number): Promise<boolean> {
  if (!isChoosing(round)) return false
  const game = getGame(deps, round)
  const chosen = game.choose(round.stake, round.unfinished, choice)
  if (!chosen) return false
  assertWithin(game.mostWin(round.stake), chosen)
  return turn(deps, round, { to: 'drawn', win: chosen.win, shown: [...(round.shown ?? []), ...chosen.shown] })
}

async function chooseLate(deps: StudioDeps, round: Open<'choosing'>): Promise<boolean> {
  if (deps.clock.now() - round.opened_at.getTime() < chooseMs) return false
  return chooseInRound(deps, round, 0)
}

type Turning = Partial<Outcome> & Pick<Turn, 'to' | 'reason' | 'balance'>

/** The next message may take as long as the last one: whoever sends it stays alone with the round. */
async function turn({ db, clock }: StudioDeps, round: Open, to: Turning): Promise<boolean> {
  const nowMs = clock.now()
  const isWaiting = to.to === 'choosing'
  const nextTryAtMs = isWaiting ? round.opened_at.getTime() + chooseMs : nowMs
  return db.transaction(async tx => {
    const isTurned = await turnRound(tx, { id: round.id, from: round.state, ...to, nowMs, nextTryAtMs })
    if (isTurned) await holdRound(tx, round.id, isWaiting ? nowMs : nowMs + tendMs)
    return isTurned
  })
}

function getGame({ games }: StudioDeps, { game_code }: Round) {
  const game = games.get(game_code)
  if (!game) throw new Error(`The game ${game_code} of an open round is not there any more.`)
  return game
}

function assertWithin(mostWin: bigint, { win }: Outcome): void {
  if (win < 0n || win > mostWin) throw new Error('A round came to more than its game can win.')
}
