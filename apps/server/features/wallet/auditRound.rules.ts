import { type Finding, finder } from './audit.rules.ts'
import { noRules } from './auditCommand.rules.ts'
import { fingerprint, type WalletCommand } from './command.ts'

/** A round as its row says. */
export interface AuditedRound {
  readonly uid: bigint
  readonly provider: number
  readonly round_id: string
  readonly said: RoundRow | undefined
  readonly postings: readonly RoundPosting[]
}

export interface RoundRow {
  readonly game: number
  readonly bet: bigint
  readonly refund: bigint
  readonly win: bigint
  readonly turnover: bigint
  readonly opened_at: number
  readonly closed_at: number | null
}

/** A posting of a round with the command of its own kind and name. */
export interface RoundPosting {
  readonly seq: bigint
  readonly kind: number
  readonly given: boolean
  readonly amount: bigint
  readonly counted: bigint
  readonly game: number
  readonly at: number
  readonly reference: string
  readonly own: OwnCommand | undefined
}

interface OwnCommand {
  readonly seq: bigint | null
  readonly fingerprint: string | null
  readonly amount: bigint
  readonly state: number
  readonly won: bigint
}

interface Bet {
  readonly txId: string
  readonly amount: bigint
  readonly own: OwnCommand | undefined
  readonly posting: RoundPosting
  state: number
  won: bigint
  /** The win that it came with. */
  itsWin: bigint | undefined
}

const fates = { open: 0, settled: 1, takenBack: 2 } as const

/** Plays a round again from its postings alone, and compares what it and each of its bets came to. */
export function wrongWithRound(round: AuditedRound): Finding[] {
  const add = finder(`${round.uid} ${round.provider} ${round.round_id}`)
  const { said, postings } = round
  const [first] = postings
  if (!said) return add('round', false, `is not there, with ${postings.length} postings`)
  if (!first) return add('round', false, 'has no postings')
  const played = play(round)
  const { bet, refund, win } = played
  const turnover = postings.reduce((sum, { counted }) => sum + counted, 0n)
  const is = [said.bet, said.refund, said.win, said.turnover].join(' ')
  const should = [bet, refund, win, turnover].join(' ')
  return [
    ...add('round', is === should, `says ${is} as bet, refund, win and turnover, its postings ${should}`),
    ...add('round', mayCount(said, { bet, refund, win }), `counts ${said.turnover} as turnover`),
    ...add('round', said.game === first.game, `is of game ${said.game}, its first posting of ${first.game}`),
    ...add('round', said.opened_at === first.at, 'began at another moment than its first posting'),
    ...add('round', isClosedByOne(said, postings), 'was closed by none of its postings'),
    ...played.findings,
    ...played.bets.flatMap(one => wrongWithFate(round, one)),
  ]
}

interface Played {
  readonly bet: bigint
  readonly refund: bigint
  readonly win: bigint
  readonly bets: readonly Bet[]
  readonly findings: readonly Finding[]
}

function play(round: AuditedRound): Played {
  const findings: Finding[] = []
  const bets: Bet[] = []
  const named = bettor(round, bets)
  const sums = { bet: 0n, refund: 0n, win: 0n }
  for (const posting of round.postings) {
    const { kind, amount } = posting
    const add = finder(`${round.uid} ${round.provider} ${round.round_id} ${posting.seq}`)
    if (kind === 1) {
      sums.bet += amount
      bets.push(newBet(posting))
    } else if (kind === 2) {
      sums.win += amount
      const isItsOwn = posting.own?.seq === posting.seq
      const bet = isItsOwn ? named('settle', posting) : bets.findLast(one => one.txId === posting.reference)
      findings.push(...add('fate', isItsOwn || bet !== undefined, 'is the win of no bet'))
      findings.push(...add('fate', bet?.state !== fates.takenBack, 'settled a bet that was taken back'))
      if (bet) settle(bet, amount, isItsOwn)
    } else if (kind === 3) {
      const bet = named('rollback', posting)
      const moved = posting.given ? amount : -amount
      findings.push(...add('print', bet !== undefined, 'takes back no bet of its round'))
      if (!bet) continue
      findings.push(...add('fate', bet.state !== fates.takenBack, 'takes back a bet a second time'))
      findings.push(...add('fate', moved === bet.amount - bet.won, `gave ${moved}, not ${bet.amount - bet.won}`))
      sums.refund += bet.amount
      sums.win -= bet.won
      Object.assign(bet, { state: fates.takenBack, won: 0n })
    } else if (posting.own) {
      const isItsOwn = posting.own.fingerprint === printOf(round, posting, { kind: 'close' })
      findings.push(...add('print', isItsOwn && amount === 0n, 'is not what its command was known by'))
    }
  }
  return { ...sums, bets, findings }
}

function newBet(posting: RoundPosting): Bet {
  const { reference: txId, amount, own } = posting
  return { txId, amount, own, posting, state: fates.open, won: 0n, itsWin: undefined }
}

function settle(bet: Bet, amount: bigint, isByAnother: boolean): void {
  bet.state = fates.settled
  bet.won += amount
  if (!isByAnother) bet.itsWin = amount
}

/**
 * Tells which bet a command spoke of: its print was made of that bet's name too. Bets are mostly spoken of in the order
 * in which they came, so the search begins behind the one found last.
 */
function bettor(round: AuditedRound, bets: readonly Bet[]) {
  const next = { settle: 0, rollback: 0 }
  return (kind: 'settle' | 'rollback', posting: RoundPosting): Bet | undefined => {
    const print = posting.own?.fingerprint
    if (!print || print === printOf(round, posting, { kind })) return undefined
    for (let step = 0; step < bets.length; step++) {
      const index = (next[kind] + step) % bets.length
      const bet = bets[index]
      if (!bet || print !== printOf(round, posting, { kind, refTxId: bet.txId })) continue
      next[kind] = index + 1
      return bet
    }
    return undefined
  }
}

type Spoken = Pick<WalletCommand, 'kind' | 'refTxId' | 'win'>

function printOf({ uid, provider, round_id }: AuditedRound, posting: RoundPosting, spoken: Spoken): string {
  const { game, own, amount, reference } = posting
  const act = { provider, uid, txId: reference, roundId: round_id, game, amount: own?.amount ?? amount }
  return fingerprint({ ...act, ...spoken, rules: noRules })
}

function wrongWithFate(round: AuditedRound, bet: Bet): Finding[] {
  const add = finder(`${round.provider} 1 ${bet.txId}`)
  const { own, posting } = bet
  if (!own) return []
  const is = `${own.state} ${own.won}`
  const should = `${bet.state} ${bet.won}`
  const win = bet.itsWin === undefined ? {} : { win: bet.itsWin }
  return [
    ...add('fate', is === should, `says ${is} as its state and win, its round ${should}`),
    ...add('print', own.fingerprint === printOf(round, posting, { kind: 'bet', ...win }), 'has another print'),
  ]
}

/**
 * Nothing counts before a round is closed. Then it is what was bet and not given back, or where both sides could be bet
 * on what was at risk, or nothing for a free round and for whom the operator sends to test.
 */
function mayCount({ closed_at, turnover }: RoundRow, sums: { bet: bigint; refund: bigint; win: bigint }): boolean {
  if (closed_at === null) return turnover === 0n
  const stood = sums.bet - sums.refund
  const atRisk = sums.win > stood ? sums.win - stood : stood - sums.win
  return turnover === 0n || turnover === stood || turnover === (atRisk < stood ? atRisk : stood)
}

/** The posting that closed a round is of that very moment, and behind it nothing is bet, won or closed any more. */
function isClosedByOne({ closed_at }: RoundRow, postings: readonly RoundPosting[]): boolean {
  const last = postings.findLastIndex(({ kind }) => kind !== 3)
  if (closed_at === null) return postings.every(({ kind }) => kind !== 6)
  const closing = postings.find(({ kind }) => kind === 6)
  if (closing) return closing.at === closed_at && postings[last] === closing
  return postings.some(({ at }, index) => at === closed_at && index >= last)
}
