import { type Finding, finder } from './audit.rules.ts'
import { couldNotTakeBack } from './auditCommand.rules.ts'
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
  /** The last win that named no bet, less than nothing while no bet stood. */
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

const breach = 'takes back a settled bet, which its contract does not allow'

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

/** A bet takes for its own what was won before under its names, and in its round while no bet stood there. */
function playBet({ played }: Player, { posting }: Move): Finding[] {
  const { reference: txId, amount, own, references } = posting
  const bet: PlayedBet = { txId, amount, own, posting, state: fates.open, won: 0n, itsWin: undefined }
  const names = paidNames(played, [txId, ...references])
  if (names.length > 0 || played.settled < 0n) {
    settle(bet, paidUnder(played, names) + (played.settled < 0n ? spareOf(played) : 0n))
    if (played.settled < 0n) played.settled = 0n
    played.late.add(posting)
  }
  for (const name of names) played.standIns.set(name, comeOtherwise)
  if (names.length > 0) played.standIns.delete(txId)
  played.bet += amount
  played.bets.push(bet)
  return []
}

function paidNames({ standIns }: PlayedRound, names: readonly string[]): string[] {
  return [...new Set(names)].filter(name => standIns.get(name)?.state === fates.settled)
}

function paidUnder({ standIns }: PlayedRound, names: readonly string[]): bigint {
  return names.reduce((sum, name) => sum + (standIns.get(name)?.won ?? 0n), 0n)
}

/** What was won in the round beside what was paid for bets before they came. */
function spareOf({ win, standIns }: PlayedRound): bigint {
  const paid = [...standIns.values()].filter(({ state }) => state === fates.settled)
  return paid.reduce((left, { won }) => left - won, win)
}

function stands({ state }: PlayedBet): boolean {
  return state !== fates.takenBack
}

/**
 * Whether what was won in the round while no bet stood there goes back with a bet: not while another is to come that was
 * paid before. One that was refused and could give nothing back may have come by then or not.
 */
function takesSpare({ round, played }: Player, { amount }: RoundPosting, names: readonly string[]): boolean {
  if (played.settled >= 0n) return false
  const others = [...played.standIns].filter(([other, { state }]) => !names.includes(other) && state === fates.settled)
  if (!others.every(([other]) => isOwed(round, other))) return false
  return others.length === 0 || amount === paidUnder(played, names) + spareOf(played)
}

function isOwed({ untaken }: AuditedRound, name: string): boolean {
  const owing = untaken.filter(({ fingerprint, outcome }) => fingerprint !== null && outcome === couldNotTakeBack)
  return owing.some(({ txId, references }) => txId === name || references.includes(name))
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
  for (const other of isItsOwn ? betsBeside(played, named, bet) : []) settle(other, 0n)
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
function payBefore({ played }: Player, { posting, add }: Move, named: ReturnType<Player['spokenOf']>): Finding[] {
  if (named === 'round') {
    const isOfBet = played.bets.some(stands)
    const mayCome = [...played.standIns.values()].some(({ state }) => state === fates.settled)
    played.settled = isOfBet ? posting.seq : -posting.seq
    const isVoid = played.bets.length > 0 && !isOfBet && !mayCome
    return add('fate', !isVoid, 'was won in a round all of whose bets were taken back')
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

/** The others that stand and are called by the same reference: they are settled together. */
function betsBeside({ bets }: PlayedRound, named: ReturnType<Player['spokenOf']>, bet?: PlayedBet): PlayedBet[] {
  if (!named || named === 'round' || !bet || bet.txId === named.name) return []
  return bets.filter(other => stands(other) && other.posting.references.includes(named.name))
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
  const isWithSpare = takesSpare(player, posting, isOfBet ? [named.name] : [])
  const won = (isOfBet ? standIn.won : 0n) + (isWithSpare ? spareOf(played) : 0n)
  if (isWithSpare) played.settled = 0n
  played.win -= won
  played.standIns.set(named.name, takenBack)
  return [...findings, ...add('fate', !posting.keepsSettled, breach), ...wrongWithMoved({ posting, add }, -won)]
}

/** What was won in the round alone goes back with the last bet that stands in it. */
function takeBack(played: PlayedRound, move: Move, bet: PlayedBet): Finding[] {
  const isOfRound = bet.state === fates.open && played.settled >= bet.posting.seq
  const isLast = played.bets.filter(stands).every(other => other === bet)
  const won = isLast && played.settled > 0n ? spareOf(played) : bet.won
  const findings = [
    ...move.add('fate', bet.state !== fates.takenBack, 'takes back a bet a second time'),
    ...move.add('fate', !move.posting.keepsSettled || !(isOfRound || bet.state === fates.settled), breach),
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
function takeUnpaid(player: Player, { posting, add }: Move): Finding[] {
  const { round, played } = player
  const txId = posting.reference
  const bet = round.untaken.find(one => one.txId === txId)
  if (!bet) return add('fate', false, 'takes back the win of no refused bet')
  const names = paidNames(played, [txId, ...bet.references])
  const isWithSpare = takesSpare(player, posting, names)
  const won = paidUnder(played, names) + (isWithSpare ? spareOf(played) : 0n)
  const isRefused = bet.outcome === (bet.fingerprint === null ? refusedAs.takenBackBefore : refusedAs.won)
  const isKnown = bet.fingerprint === null || bet.fingerprint === posting.own?.fingerprint
  const findings = [
    ...add('fate', isRefused, 'takes back the win of a bet that was not refused for it'),
    ...add('fate', names.length > 0 || isWithSpare, 'takes back a win that was not paid'),
    ...add('print', isKnown, 'is not what the refused bet was known by'),
    ...wrongWithMoved({ posting, add }, -won),
  ]
  if (isWithSpare) played.settled = 0n
  for (const name of names) played.standIns.set(name, bet.fingerprint === null ? takenBack : comeOtherwise)
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
