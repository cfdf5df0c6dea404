import type { Waits } from '../catalogue/game.ts'
import type { StudioDeps } from '../deps.ts'
import { type BrokenPromise, drawOutcome, whyBroken } from './drawOutcome.ts'
import { addMove, listMoves, type Move, type MoveState, setMove } from './move.store.ts'
import { chooseMs, insistMs, isStale, judgeReply, type OpenState, type SendingState, waitMs } from './round.rules.ts'
import { findRound, holdRound, postponeRound, type Round, type Turn, turnRound } from './round.store.ts'
import { balanceOf, type Sending, sendMessage } from './sendMessage.ts'

/** Longer than a call to the wallet may take. That two tend a round at once would harm nothing, but be of no use. */
export const tendMs = 8000

type Open<State extends OpenState = OpenState> = Round & { readonly state: State }
type OpenRound = { readonly round: Open; readonly moves: readonly Move[] }

/**
 * Takes an open round as far as the wallet and its player let it. Every message is in our books before it is sent, and is
 * sent the same again by whoever finds the round later: after a fault, after a kill, on another day.
 */
export async function advanceRound(deps: StudioDeps, id: string): Promise<void> {
  for (;;) {
    const told = await tell(deps, id)
    if (!told) return
    const { round } = told
    const hasMoved = isChoosing(round) ? await chooseLate(deps, told) : await send(deps, told)
    if (!hasMoved) return
  }
}

/** A round that is open, with all that was decided in it. */
async function tell({ db }: StudioDeps, id: string): Promise<OpenRound | undefined> {
  const [round, moves] = await db.look(async tx => [await findRound(tx, id), await listMoves(tx, id)] as const)
  return round && !round.ended_at ? { round: round as Open, moves } : undefined
}

function isChoosing(round: Round): round is Open<'choosing'> {
  return round.state === 'choosing'
}

/** Sends what the round waits for, and writes down what came of it. False where there is no more to be done now. */
async function send(deps: StudioDeps, told: OpenRound): Promise<boolean> {
  const { db, clock, log } = deps
  const { round } = told
  const { bet, move } = betOf(told)
  const sinceMs = sinceOf(round, move).getTime()
  if (isStale(round.state, sinceMs, clock.now())) return decide(deps, told, { is: 'unsure', reason: 'too late', move })
  const reply = await sendMessage(deps, bet)
  const nowMs = clock.now()
  const judged = judgeReply(bet.state, reply, round.tries)
  if (judged.is === 'again') {
    if (nowMs - sinceMs > insistMs) return decide(deps, told, { is: 'stopped', reason: 'no answer', move })
    await db.transaction(tx => postponeRound(tx, round.id, { nowMs, nextTryAtMs: nowMs + waitMs(round.tries) }))
    return false
  }
  if (judged.is === 'stopped')
    log.error({ round: round.id, from: round.state, ...judged }, 'a round waits for a person')
  return decide(deps, told, { ...judged, move, balance: balanceOf(reply) })
}

/** When what is sent was asked for: what takes several messages, or another kind of them, is not waited for anew. */
function sinceOf(round: Open, move: Move | undefined): Date {
  if (round.state === 'drawn' || round.state === 'undoing') return round.turned_at
  return move?.made_at ?? round.opened_at
}

/** The bet that a round is at: what a decision staked where one is under way or still to be closed, else its first. */
function betOf({ round, moves }: OpenRound): { readonly bet: Sending; readonly move?: Move } {
  const wanted = { raising: 'betting', lowering: 'undoing', drawn: 'made' } as const
  const state = round.state as SendingState
  const move = moves.find(
    one => one.stake > 0n && state in wanted && one.state === wanted[state as keyof typeof wanted],
  )
  const { player_ref, game_code, session_token } = round
  const whose = { round: round.id, player_ref, game_code, session_token, state }
  if (!move) {
    const { id, stake, win, opened_at: askedAt } = round
    return { bet: { ...whose, id, stake, win, isLast: true, askedAt } }
  }
  // What a round pays is paid with its first bet, which closes it; the others are closed before that, with nothing.
  return { bet: { ...whose, id: move.id, stake: move.stake, win: 0n, isLast: false, askedAt: move.made_at }, move }
}

interface Decision {
  readonly is: 'done' | 'refused' | 'unsure' | 'stopped'
  readonly reason?: string
  readonly move: Move | undefined
  readonly balance?: bigint | undefined
}

/** What an answer of the wallet makes of a round and of the bet it was about. */
async function decide(deps: StudioDeps, told: OpenRound, { is, reason, move, balance }: Decision): Promise<boolean> {
  const { round } = told
  if (is === 'stopped') return turn(deps, round, { to: 'stopped', reason, balance })
  if (move && round.state !== 'drawn') return decideMove(deps, told, { is, reason, move, balance })
  switch (round.state) {
    case 'betting':
      if (is === 'done') return turnToOutcome(deps, told, { balance })
      return turn(deps, round, { to: is === 'refused' ? 'refused' : 'undoing', reason, balance })
    case 'drawn':
      if (move) return turn(deps, round, { to: 'drawn', balance, move: [move, 'settled'] })
      return turn(deps, round, { to: 'settled', balance })
    case 'undoing':
      return turn(deps, round, { to: 'undone', reason: round.reason ?? undefined, balance })
    default:
      throw new Error(`The round ${round.id} has nothing that an answer could decide.`)
  }
}

interface DecidedMove extends Omit<Decision, 'is' | 'reason'> {
  readonly is: 'done' | 'refused' | 'unsure'
  readonly reason: string | undefined
  readonly move: Move
}

/** The same of what a decision has staked: paid for, it counts; refused or given back, it was never made. */
function decideMove(deps: StudioDeps, told: OpenRound, { is, reason, move, balance }: DecidedMove): Promise<boolean> {
  const { round, moves } = told
  if (round.state === 'lowering') {
    return turn(deps, round, { to: 'choosing', reason: round.reason ?? undefined, balance, move: [move, 'undone'] })
  }
  if (is === 'unsure') return turn(deps, round, { to: 'lowering', reason, balance, move: [move, 'undoing'] })
  if (is === 'refused') return turn(deps, round, { to: 'choosing', reason, balance, move: [move, 'refused'] })
  const made = moves.map(one => (one.id === move.id ? { ...one, state: 'made' as const } : one))
  return turnToOutcome(deps, { round, moves: made }, { balance, move: [move, 'made'] })
}

/** What cannot be drawn, or may not be paid, is neither given back nor tried again: a person decides. */
function turnToOutcome(deps: StudioDeps, told: OpenRound, turning: Omit<Turning, 'to'>): Promise<boolean> {
  const { round } = told
  const broken = whyBroken(deps, round)
  if (broken) return stopBroken(deps, round, { ...turning, reason: broken })
  const outcome = drawOutcome(deps, told)
  if (!outcome) return stopFaulty(deps, round, turning)
  const { win, shown, draws, waits } = outcome
  // Who reads the books must not know what a player will find: what is drawn is kept when nothing is left to choose.
  if (waits) return turn(deps, round, { ...turning, to: 'choosing', win, shown })
  return turn(deps, round, { ...turning, to: 'drawn', win, shown, draws })
}

/** Makes a decision in a round that waits for it. False where there is none of that number now, or no such choice. */
export async function chooseInRound(
  deps: StudioDeps,
  id: string,
  { step, choice }: { readonly step: number; readonly choice: number },
): Promise<boolean> {
  const told = await tell(deps, id)
  if (!told || !isChoosing(told.round) || told.round.moves !== step) return false
  const broken = whyBroken(deps, told.round)
  // It waits: its player is told so, and the key may come back before their time is over.
  if (broken === 'lost key') return false
  if (broken) return stopBroken(deps, told.round, { reason: broken })
  const outcome = drawOutcome(deps, told)
  if (!outcome) return stopFaulty(deps, told.round)
  const stake = outcome.waits?.costOf(choice)
  if (stake === undefined) return false
  if (stake === 0n) return make(deps, told, [choice])
  const move = newMove(deps, { step, choice, stake })
  return turn(deps, told.round, { to: 'raising', add: [move] })
}

/** What can be decided in a round now; nothing where it does not wait for its player. */
export async function findWaits(deps: StudioDeps, id: string): Promise<Waits | undefined> {
  const told = await tell(deps, id)
  if (!told || !isChoosing(told.round) || whyBroken(deps, told.round)) return undefined
  return drawOutcome(deps, told)?.waits
}

/** Decides for a player who has not, until their round is over. What nobody has played counts for nothing: it is given back. */
async function chooseLate(deps: StudioDeps, told: OpenRound): Promise<boolean> {
  if (deps.clock.now() - told.round.turned_at.getTime() < chooseMs) return false
  const broken = whyBroken(deps, told.round)
  if (broken) return stopBroken(deps, told.round, { reason: broken })
  const late: number[] = []
  for (;;) {
    const outcome = drawOutcome(deps, withMoves(deps, told, late))
    if (!outcome) return stopFaulty(deps, told.round)
    if (!outcome.waits) return make(deps, told, late)
    if (outcome.waits.isUnplayed) return turn(deps, told.round, { to: 'undoing', reason: 'nothing played' })
    late.push(outcome.waits.late())
  }
}

/** Decisions that stake nothing count at once. */
function make(deps: StudioDeps, told: OpenRound, choices: readonly number[]): Promise<boolean> {
  const moved = withMoves(deps, told, choices)
  return turnToOutcome(deps, moved, { add: moved.moves.slice(told.moves.length) })
}

function withMoves(deps: StudioDeps, told: OpenRound, choices: readonly number[]): OpenRound {
  const added = choices.map((choice, at) => newMove(deps, { step: told.moves.length + at, choice, stake: 0n }))
  return { ...told, moves: [...told.moves, ...added] }
}

function newMove(deps: StudioDeps, asked: Pick<Move, 'step' | 'choice' | 'stake'>): Move {
  const state = asked.stake > 0n ? 'betting' : 'made'
  return { ...asked, id: deps.random.newId(), state, made_at: new Date(deps.clock.now()) }
}

function stopBroken(
  deps: StudioDeps,
  round: Open,
  turning: Omit<Turning, 'to'> & { readonly reason: BrokenPromise },
): Promise<boolean> {
  // Nobody has seen anything of a round that is only just paid for: it is given back, as a table's is. Another seed than was
  // promised is a person's matter at once.
  if (round.state === 'betting' && turning.reason !== 'other seed')
    return turn(deps, round, { ...turning, to: 'undoing' })
  // A further stake that nothing can be drawn for is taken back when nobody waits for it any more.
  if (round.state === 'raising' && turning.reason === 'lost key') throw new Error('The key of its seed is not here.')
  deps.log.error({ round: round.id, reason: turning.reason }, 'a round is not the one that was begun')
  return turn(deps, round, { ...turning, to: 'stopped' })
}

/** Why, `drawOutcome` has said to whoever reads the log. */
function stopFaulty(deps: StudioDeps, round: Open, turning: Omit<Turning, 'to'> = {}): Promise<boolean> {
  return turn(deps, round, { ...turning, to: 'stopped', reason: 'no lawful outcome' })
}

interface Turning extends Pick<Turn, 'to' | 'reason' | 'balance' | 'win' | 'shown' | 'draws'> {
  readonly move?: readonly [move: Move, state: MoveState]
  readonly add?: readonly Move[]
}

/** The next message may take as long as the last one: whoever sends it stays alone with the round. */
async function turn({ db, clock }: StudioDeps, round: Open, { move, add = [], ...to }: Turning): Promise<boolean> {
  const nowMs = clock.now()
  const isWaiting = to.to === 'choosing'
  const nextTryAtMs = isWaiting ? nowMs + chooseMs : nowMs
  return db.transaction(async tx => {
    const { id, state: from, moves } = round
    if (!(await turnRound(tx, { id, from, moves, made: add.length, ...to, nowMs, nextTryAtMs }))) return false
    for (const one of add) await addMove(tx, id, { ...one, nowMs })
    if (move) await setMove(tx, move[0].id, move[1])
    await holdRound(tx, id, isWaiting ? nowMs : nowMs + tendMs)
    return true
  })
}
