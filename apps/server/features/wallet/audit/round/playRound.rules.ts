import { type Finding, finder } from '../audit.rules.ts'
import type { AuditedRound, OwnCommand, RoundPosting } from './auditedRound.ts'
import { betStates } from '../../ledger/judgement.ts'
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

/** A bet that was taken back, and what of its win went back with it. */
export interface BetReturn {
  readonly seq: bigint
  readonly bet: PlayedBet
  readonly won: bigint
}

export interface PlayedRound {
  bet: bigint
  refund: bigint
  win: bigint
  /** The last win that named no bet. */
  settled: bigint
  readonly bets: PlayedBet[]
  readonly backs: BetReturn[]
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

const breach = 'takes back a settled bet, which its contract does not allow'

const moves = { 1: playBet, 2: playWin, 3: playBack, 6: playClose }

/** Plays the postings of a round one after the other. */
export function play(round: AuditedRound): PlayedRound {
  const played: PlayedRound = { bet: 0n, refund: 0n, win: 0n, settled: 0n, bets: [], backs: [], findings: [] }
  const player = { round, played, spokenOf: speaker(round) }
  for (const posting of round.postings) {
    const add = finder(() => `${round.uid} ${round.provider} ${round.round_id} ${posting.seq}`)
    played.findings.push(...(moves[posting.kind as keyof typeof moves]?.(player, { posting, add }) ?? []))
  }
  return played
}

function playBet({ played }: Player, { posting }: Move): Finding[] {
  const { reference: txId, amount, own } = posting
  played.bet += amount
  played.bets.push({ txId, amount, own, posting, state: betStates.open, won: 0n, itsWin: undefined })
  return []
}

function stands({ state }: PlayedBet): boolean {
  return state !== betStates.takenBack
}

function settle(bet: PlayedBet, amount: bigint): void {
  bet.state = betStates.settled
  bet.won += amount
}

/** The win that a bet brought with it, that of one or more bets by their name, or that of all that was bet in the round. */
function playWin(player: Player, { posting, add }: Move): Finding[] {
  const { played } = player
  played.win += posting.amount
  if (posting.own?.seq !== posting.seq) {
    const bet = played.bets.findLast(one => one.txId === posting.reference)
    if (!bet) return add('fate', false, 'is the win of no bet')
    settle(bet, posting.amount)
    bet.itsWin = posting.amount
    return []
  }
  const named = player.spokenOf('settle', posting)
  if (named === 'round') {
    played.settled = posting.seq
    return add('fate', played.bets.some(stands), 'was won in a round in which no bet stood')
  }
  const [bet, ...others] = betsNamed(played, named)
  if (!bet) return add('fate', false, 'is the win of no bet')
  const findings = add('fate', stands(bet), 'settled a bet that was taken back')
  settle(bet, posting.amount)
  for (const other of others) settle(other, 0n)
  return findings
}

/** The bet of that name; or else all that are called so and stand, or the first of them where none does. */
function betsNamed({ bets }: PlayedRound, named: ReturnType<Player['spokenOf']>): readonly PlayedBet[] {
  if (!named || named === 'round') return []
  const { name } = named
  const own = bets.find(({ txId }) => txId === name)
  if (own) return [own]
  const called = bets.filter(({ posting }) => posting.references.includes(name))
  const standing = called.filter(stands)
  return standing.length > 0 ? standing : called.slice(0, 1)
}

/** What was won in the round alone goes back with the last bet that stands in it. */
function playBack(player: Player, { posting, add }: Move): Finding[] {
  const { played } = player
  const [bet] = betsNamed(played, player.spokenOf('rollback', posting))
  if (!bet) return add('print', false, 'takes back no bet of its round')
  const isOfRound = bet.state === betStates.open && played.settled >= bet.posting.seq
  const isLast = played.bets.filter(stands).every(other => other === bet)
  const won = isLast && played.settled > 0n ? played.win : bet.won
  const moved = posting.given ? posting.amount : -posting.amount
  const findings = [
    ...add('fate', stands(bet), 'takes back a bet a second time'),
    ...add('fate', !posting.keepsSettled || !(isOfRound || bet.state === betStates.settled), breach),
    ...add('fate', moved === bet.amount - won, `gave ${moved}, not ${bet.amount - won}`),
  ]
  played.refund += bet.amount
  played.win -= won
  played.backs.push({ seq: posting.seq, bet, won })
  Object.assign(bet, { state: betStates.takenBack, won: 0n })
  return findings
}

function playClose({ round }: Player, { posting, add }: Move): Finding[] {
  const { own, amount } = posting
  if (!own) return []
  const isItsOwn = own.fingerprint === printOf(round, posting, { kind: 'close' })
  return add('print', isItsOwn && amount === 0n, 'is not what its command was known by')
}
