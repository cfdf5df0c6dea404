import {
  type CommandResult,
  fingerprint,
  type CommandFields,
} from '../../../../apps/server/features/wallet/ledger/command.ts'
import { findBet, isCancelled, keepName } from './betNames.ts'
import { type Decision, decide, type Place, wonBack } from './decide.ts'
import { manilaDay } from './manilaDay.ts'
import {
  commandKey,
  isFree,
  isGift,
  keepCommand,
  type Model,
  type ModelCommand,
  type ModelRound,
  type ModelWallet,
  metKey,
  roundKey,
} from './model.ts'
import { withPlay } from './modelLimits.ts'

/** Applies one command as the documents of the wallet say. */
export function applyToModel(model: Model, command: CommandFields, nowMs: number): CommandResult {
  const wallet = model.wallets.get(command.uid)
  if (!wallet) return { outcome: 'PLAYER_UNKNOWN', replayed: false, balance: 0n, originalBalance: 0n, seq: null }
  const known = model.commands.get(commandKey(wallet.schema, command))
  if (known && known.print !== null) {
    const { bet } = command.kind === 'bet' ? {} : findBet(model, command, wallet)
    return answerKnown(known, command, { wallet, isOfBet: command.kind === 'bet' || bet?.roundId === known.roundId })
  }
  if (command.kind === 'bet' && isCancelled(model, command, wallet)) return cancel(model, command, { wallet, nowMs })
  const decision = decide(model, command, { wallet, nowMs })
  const seq = carryOut(model, command, { wallet, nowMs, decision })
  if (!decision.isForgotten) keep(model, command, { wallet, nowMs, decision, seq })
  const figures = { replayed: false, balance: wallet.balance, originalBalance: wallet.balance }
  return { outcome: decision.outcome, ...figures, seq }
}

interface KnownPlace {
  readonly wallet: ModelWallet
  /** It was kept in the round of its bet, which whoever does not know that is to look up. */
  readonly isOfBet: boolean
}

function answerKnown(known: ModelCommand, command: CommandFields, { wallet, isOfBet }: KnownPlace): CommandResult {
  const { balance } = wallet
  const refusal = { replayed: false, balance, originalBalance: balance, seq: null }
  const isStray = command.isRoundUnsaid === true && isOfBet && known.roundId !== command.roundId
  if (known.print !== fingerprint(command)) return { ...refusal, outcome: isStray ? 'TEMPORARY' : 'TX_CONFLICT' }
  return { outcome: known.outcome, replayed: true, balance, originalBalance: known.balance, seq: known.seq }
}

/** A bet that was taken back before it came is known by both of its names, and by what it said. */
function cancel(model: Model, command: CommandFields, { wallet, nowMs }: Place): CommandResult {
  const { uid, roundId, betRef } = command
  const { balance } = wallet
  const answer = { replayed: false, balance, originalBalance: balance, seq: null }
  const print = fingerprint(command)
  const met = model.commands.get(metKey(wallet.schema, command))
  if (met) return { ...answer, outcome: met.print === print ? 'BET_CANCELLED' : 'TX_CONFLICT' }
  const key = commandKey(wallet.schema, command)
  const own = model.commands.get(key)
  const shared = { uid, roundId, balance, atMs: nowMs, amount: 0n, seq: null, won: 0n, purse: wallet }
  const tombstone = { ...shared, print: null, outcome: 'BET_CANCELLED', state: 'rolledBack' } as const
  if (betRef !== undefined && !own) keepCommand(model, key, tombstone)
  keepName(model, command, wallet)
  // What took it back may not have said its round.
  const noted = { ...shared, print, outcome: 'OK', state: 'open' } as const
  if (own && own.roundId !== roundId) keepCommand(model, metKey(wallet.schema, command), noted)
  return { ...answer, outcome: 'BET_CANCELLED' }
}

/** Writes the postings. Returns the number of the last. */
function carryOut(model: Model, command: CommandFields, { wallet, nowMs, decision }: Place & { decision: Decision }) {
  const { steps = [], act } = decision
  if (steps.length === 0) return null
  const isOfRound = command.kind !== 'promo' && command.kind !== 'adjust'
  const before = stateBefore(model, command)
  const turnover = isOfRound ? changeRound(model, command, { wallet, decision }) : 0n
  if (isOfRound) countLimits(model, command, { wallet, nowMs, decision, before })
  act?.()
  for (const [index, { kind, amount, isGiven }] of steps.entries()) {
    const share = index === steps.length - 1 ? turnover : 0n
    wallet.balance += isGiven ? amount : -amount
    wallet.turnover += share
    const house = 1000 + command.provider
    wallet.postings.push({
      kind,
      source: isGiven ? house : 0,
      destination: isGiven ? 0 : house,
      amount,
      balance_after: wallet.balance,
      turnover: share,
      provider: command.provider,
      reference: command.txId,
      round_id: command.roundId,
      game: command.game,
      at: nowMs,
    })
    if (wallet.isBlocked && isGiven && amount > 0n)
      wallet.lateCredits.push({ seq: BigInt(wallet.postings.length), amount, at: nowMs })
  }
  return BigInt(wallet.postings.length)
}

function stateBefore(model: Model, command: CommandFields): Counting['before'] {
  const round = model.rounds.get(roundKey(command))
  return { won: round?.win ?? 0n, wasFree: round ? isFree(round) : command.isFreeRound === true }
}

interface Counting extends Place {
  readonly decision: Decision
  /** What had been won in the round, and whether it was free, so that nothing of it counted. */
  readonly before: { readonly won: bigint; readonly wasFree: boolean }
}

/** A bet that makes the round another counts, or counts no more, what had been won in it. */
function countLimits(model: Model, command: CommandFields, { wallet, nowMs, decision, before }: Counting): void {
  const { stake = 0n, stakedAtMs } = decision
  const round = model.rounds.get(roundKey(command))
  if (!round || command.kind === 'close') return
  const isFreeNow = command.kind === 'bet' ? isFree(round) : before.wasFree
  const own = isFreeNow ? 0n : (decision.won ?? 0n)
  const turned = before.won * BigInt(Number(before.wasFree) - Number(isFreeNow))
  if (isFreeNow && turned === 0n) return
  const stakedOn = stakedAtMs === undefined ? undefined : manilaDay(stakedAtMs)
  const won = own < 0n && turned === 0n ? wonBack(wallet, command, -own) : own + turned
  wallet.limits = withPlay(wallet.limits, { today: manilaDay(nowMs), stakedOn, stake, won })
}

/** Changes the round's sums. Returns what that adds to the wallet's turnover, which counts when a round closes. */
function changeRound(
  model: Model,
  command: CommandFields,
  { wallet, decision }: { wallet: ModelWallet; decision: Decision },
) {
  const key = roundKey(command)
  const sums = { bet: 0n, refund: 0n, win: 0n, bets: 0, turnover: 0n, settled: 0n }
  const said = { taken: [], isTester: false }
  const round: ModelRound = model.rounds.get(key) ?? { uid: command.uid, ...sums, ...said, isClosed: false }
  const wasOpen = isOpen(round)
  model.rounds.set(key, round)
  const { stake = 0n, refund = 0n, won = 0n } = decision
  round.settled = decision.settled ?? round.settled
  if (command.kind === 'bet') {
    round.bet += stake
    round.bets += 1
    round.taken.push({ isFree: isGift(command), isTwoSided: command.isTwoSided === true })
  }
  round.isTester = wallet.isTester
  if (decision.isOfBet) round.bets -= 1
  round.refund += refund
  round.win += won
  if (command.closesRound || command.kind === 'close') round.isClosed = true
  wallet.openRounds += Number(isOpen(round)) - Number(wasOpen)
  const before = round.turnover
  round.turnover = round.isClosed ? turnoverOf(round, wallet) : 0n
  return round.turnover - before
}

/** Where all was taken back nothing waits for anybody, though nobody closed it. */
function isOpen({ isClosed, bets, win }: ModelRound): boolean {
  return !isClosed && (bets > 0 || win > 0n)
}

/** What its bets cost, or where both sides could be bet on what was at risk: whatever the message said that closed it. */
function turnoverOf({ bet, refund, win, taken }: ModelRound, { isTester }: ModelWallet): bigint {
  const staked = bet - refund
  if (isTester) return 0n
  if (!taken.some(({ isTwoSided }) => isTwoSided)) return staked
  const moved = win > staked ? win - staked : staked - win
  return moved < staked ? moved : staked
}

interface DecidedCommand extends Place {
  readonly decision: Decision
  readonly seq: bigint | null
}

function keep(model: Model, command: CommandFields, { wallet, nowMs, decision, seq }: DecidedCommand): void {
  const { uid, roundId, provider, refTxId, amount } = command
  const shared = { uid, roundId, balance: wallet.balance, atMs: nowMs }
  if (decision.leavesTombstone && refTxId !== undefined) {
    const key = commandKey(wallet.schema, { provider, kind: 'bet', txId: refTxId })
    const tombstone = { print: null, outcome: 'BET_CANCELLED', amount: 0n, seq: null, won: 0n } as const
    keepCommand(model, key, { ...shared, ...tombstone, state: 'rolledBack', purse: wallet })
  }
  if (command.kind === 'bet') keepName(model, command, wallet)
  const isWon = decision.steps?.length === 2
  keepCommand(model, commandKey(wallet.schema, command), {
    ...shared,
    purse: wallet,
    print: fingerprint(command),
    outcome: decision.outcome,
    amount,
    seq,
    state: isWon ? 'settled' : 'open',
    won: isWon ? (command.win ?? 0n) : 0n,
  })
}
