import { type Finding, finder } from './audit.rules.ts'
import type { AuditedRound, OwnCommand, RoundPosting } from './auditRound.rules.ts'
import { printOf, speaker } from './roundPrint.rules.ts'

export interface PlayedBet {
  readonly txId: string
  readonly amount: bigint
  readonly own: OwnCommand | undefined
  readonly posting: RoundPosting
  state: number
  won: bigint
  /** The win that it came with. */
  itsWin: bigint | undefined
}

/** What was paid under the name of a bet that has not come. */
export interface StandIn {
  readonly state: number
  readonly won: bigint
}

export interface PlayedRound {
  bet: bigint
  refund: bigint
  win: bigint
  /** The last win that named no bet, less than nothing before any bet. */
  settled: bigint
  readonly bets: PlayedBet[]
  readonly standIns: Map<string, StandIn>
  /** Bets whose win came before, and the wins that they came with. */
  readonly late: Set<RoundPosting>
  readonly findings: Finding[]
}

interface Player {
  readonly round: AuditedRound
  readonly played: PlayedRound
  readonly spokenOf: ReturnType<typeof speaker>
}

interface Move {
  readonly posting: RoundPosting
  readonly add: ReturnType<typeof finder>
}

export const fates = { open: 0, settled: 1, takenBack: 2 } as const
const comeOtherwise: StandIn = { state: fates.open, won: 0n }
const takenBack: StandIn = { state: fates.takenBack, won: 0n }
const refusedAs = { takenBackBefore: 21, won: 22 } as const

/** Plays the postings of a round one after the other. */
export function play(round: AuditedRound): PlayedRound {
  const sums = { bet: 0n, refund: 0n, win: 0n, settled: 0n }
  const played: PlayedRound = { ...sums, bets: [], standIns: new Map(), late: new Set(), findings: [] }
  const player = { round, played, spokenOf: speaker(round) }
  for (const posting of round.postings) {
    const add = finder(`${round.uid} ${round.provider} ${round.round_id} ${posting.seq}`)
    const moves = { 1: playBet, 2: playWin, 3: playBack, 6: playClose, 7: takeUnpaid }
    played.findings.push(...(moves[posting.kind as keyof typeof moves]?.(player, { posting, add }) ?? []))
  }
  return played
}

/** A bet takes for its own what was won under one of its names before, or in its round before any bet. */
function playBet({ played }: Player, { posting }: Move): Finding[] {
  const { reference: txId, amount, own, references } = posting
  const bet: PlayedBet = { txId, amount, own, posting, state: fates.open, won: 0n, itsWin: undefined }
  const name = paidName(played, [txId, ...references])
  if (name !== undefined) {
    settle(bet, played.standIns.get(name)?.won ?? 0n)
    played.standIns.set(name, comeOtherwise)
    played.standIns.delete(txId)
    played.late.add(posting)
  } else if (played.settled < 0n) {
    settle(bet, played.win)
    played.settled = 0n
    played.late.add(posting)
  }
  played.bet += amount
  played.bets.push(bet)
  return []
}

function paidName({ standIns }: PlayedRound, names: readonly string[]): string | undefined {
  return names.find(name => standIns.get(name)?.state === fates.settled)
}

function settle(bet: PlayedBet, amount: bigint): void {
  bet.state = fates.settled
  bet.won += amount
}

function playWin(player: Player, { posting, add }: Move): Finding[] {
  const { played } = player
  const isItsOwn = posting.own?.seq === posting.seq
  const named = isItsOwn ? player.spokenOf('settle', posting) : { name: posting.reference }
  const bet = isItsOwn ? betNamed(played, named) : played.bets.findLast(one => one.txId === posting.reference)
  const findings = [
    ...add('fate', named !== undefined && (isItsOwn || bet !== undefined), 'is the win of no bet'),
    ...add('fate', bet?.state !== fates.takenBack, 'settled a bet that was taken back'),
  ]
  if (bet) settle(bet, posting.amount)
  if (bet && !isItsOwn) {
    bet.itsWin = posting.amount
    if (played.late.has(bet.posting)) played.late.add(posting)
  } else if (!bet && isItsOwn) {
    findings.push(...payBefore(player, { posting, add }, named))
  }
  played.win += posting.amount
  return findings
}

/** A win whose bet has not come stands in its place; one that names none settles whatever was bet in the round so far. */
function payBefore(
  { round, played }: Player,
  { posting, add }: Move,
  named: ReturnType<Player['spokenOf']>,
): Finding[] {
  if (named === 'round') {
    const isFirst = round.postings[0] === posting
    played.settled = isFirst || played.settled < 0n ? -posting.seq : posting.seq
  } else if (named) {
    const before = played.standIns.get(named.name)
    played.standIns.set(named.name, { state: fates.settled, won: (before?.won ?? 0n) + posting.amount })
    return add('fate', before?.state !== fates.takenBack, 'is the win of a bet that was taken back before it came')
  }
  return []
}

/** By its own name, or by another that it has: then the ones that stand come first. */
function betNamed({ bets }: PlayedRound, named: ReturnType<Player['spokenOf']>): PlayedBet | undefined {
  if (!named || named === 'round') return undefined
  const { name } = named
  const called = bets.filter(({ posting }) => posting.references.includes(name))
  return bets.find(({ txId }) => txId === name) ?? called.find(({ state }) => state !== fates.takenBack) ?? called[0]
}

function playBack(player: Player, { posting, add }: Move): Finding[] {
  const { played } = player
  const named = player.spokenOf('rollback', posting)
  const bet = betNamed(played, named)
  if (bet) return takeBack(played, { posting, add }, bet)
  if (!named || named === 'round') return add('print', false, 'takes back no bet of its round')
  const standIn = played.standIns.get(named.name)
  const isOfBet = standIn?.state === fates.settled
  const findings = add('print', isOfBet || played.settled < 0n, 'takes back no bet of its round')
  const won = isOfBet ? standIn.won : played.win
  if (!isOfBet) played.settled = 0n
  played.win -= won
  played.standIns.set(named.name, takenBack)
  return [...findings, ...wrongWithMoved({ posting, add }, -won)]
}

/** What was won in the round alone goes back with the bet that it settled. */
function takeBack(played: PlayedRound, move: Move, bet: PlayedBet): Finding[] {
  const isOfRound = bet.state === fates.open && played.settled >= bet.posting.seq
  const won = isOfRound ? played.win : bet.won
  const findings = [
    ...move.add('fate', bet.state !== fates.takenBack, 'takes back a bet a second time'),
    ...wrongWithMoved(move, bet.amount - won),
  ]
  played.refund += bet.amount
  played.win -= won
  Object.assign(bet, { state: fates.takenBack, won: 0n })
  return findings
}

function wrongWithMoved({ posting, add }: Move, should: bigint): Finding[] {
  const moved = posting.given ? posting.amount : -posting.amount
  return add('fate', moved === should, `gave ${moved}, not ${should}`)
}

/** A bet was refused and the win that had come before it goes back, by a kind of its own, under the name of that bet. */
function takeUnpaid({ round, played }: Player, { posting, add }: Move): Finding[] {
  const txId = posting.reference
  const bet = round.untaken.find(one => one.txId === txId)
  if (!bet) return add('fate', false, 'takes back the win of no refused bet')
  const name = paidName(played, [txId, ...bet.references])
  const won = name === undefined ? played.win : (played.standIns.get(name)?.won ?? 0n)
  const isRefused = bet.outcome === (bet.fingerprint === null ? refusedAs.takenBackBefore : refusedAs.won)
  const isKnown = bet.fingerprint === null || bet.fingerprint === posting.own?.fingerprint
  const findings = [
    ...add('fate', isRefused, 'takes back the win of a bet that was not refused for it'),
    ...add('fate', name !== undefined || played.settled < 0n, 'takes back a win that was not paid'),
    ...add('print', isKnown, 'is not what the refused bet was known by'),
    ...wrongWithMoved({ posting, add }, -won),
  ]
  if (name === undefined) played.settled = 0n
  else if (bet.fingerprint === null) played.standIns.set(name, takenBack)
  else played.standIns.set(name, comeOtherwise)
  if (bet.fingerprint !== null) played.standIns.delete(txId)
  played.win -= won
  return findings
}

function playClose({ round }: Player, { posting, add }: Move): Finding[] {
  const { own, amount } = posting
  if (!own) return []
  const isItsOwn = own.fingerprint === printOf(round, posting, { kind: 'close' })
  return add('print', isItsOwn && amount === 0n, 'is not what its command was known by')
}
