import { type Finding, finder } from '../audit.rules.ts'
import { betStates } from '../../ledger/judgement.ts'
import { play, type PlayedBet } from './playRound.rules.ts'
import { turnoverOf } from '../../ledger/round.rules.ts'
import { printOf } from './roundPrint.rules.ts'
import type { AuditedRound, RoundRow, RoundPosting } from './auditedRound.ts'

/** Plays a round again from its postings alone, and compares what it and each of its bets came to. */
export function wrongWithRound(round: AuditedRound): Finding[] {
  const add = finder(() => `${round.uid} ${round.provider} ${round.round_id}`)
  const { said, postings } = round
  const [first] = postings
  if (!said) return add('round', false, `is not there, with ${postings.length} postings`)
  if (!first) return add('round', false, 'has no postings')
  const played = play(round)
  const { bet, refund, win, settled } = played
  const turnover = postings.reduce((sum, { counted }) => sum + counted, 0n)
  const isSame = said.bet === bet && said.refund === refund && said.win === win && said.turnover === turnover
  const is = () => [said.bet, said.refund, said.win, said.turnover].join(' ')
  const should = () => [bet, refund, win, turnover].join(' ')
  const stand = played.bets.filter(({ state }) => state !== betStates.takenBack).length
  const inTime = inTimeOf(postings)
  return [
    ...add('round', isSame, () => `says ${is()} as bet, refund, win and turnover, its postings ${should()}`),
    ...add('round', said.settled === settled, () => `was settled up to ${said.settled}, its postings say ${settled}`),
    ...add('round', said.bets === stand, () => `says that ${said.bets} bets stand, its postings ${stand}`),
    ...add('round', mayCount(said, { bet, refund, win }), () => `counts ${said.turnover} as turnover`),
    ...add('round', said.game === first.game, () => `is of game ${said.game}, its first posting of ${first.game}`),
    ...add('round', said.opened_at === first.at, 'began at another moment than its first posting'),
    ...add('round', isClosedByOne(said, postings, inTime), 'was closed by none of its postings'),
    ...played.findings,
    ...played.bets.flatMap(one => wrongWithFate(round, one)),
  ]
}

function wrongWithFate(round: AuditedRound, bet: PlayedBet): Finding[] {
  const add = finder(() => `${round.provider} 1 ${bet.txId}`)
  const { own, posting } = bet
  if (!own) return []
  const isSame = own.state === bet.state && own.won === bet.won
  const win = bet.itsWin === undefined ? {} : { win: bet.itsWin }
  const [betRef] = posting.references
  const isKnown = own.fingerprint === printOf(round, posting, { kind: 'bet', ...win, betRef })
  return [
    ...add(
      'fate',
      isSame,
      () => `says ${own.state} ${own.won} as its state and win, its round ${bet.state} ${bet.won}`,
    ),
    ...add('print', isKnown && posting.references.length < 2, 'has another print'),
  ]
}

/** Nothing counts before a round is closed, and never for whom the operator sends to test. */
function mayCount(said: RoundRow, sums: { bet: bigint; refund: bigint; win: bigint }): boolean {
  const isCounted = said.closed_at !== null && !said.tester
  return said.turnover === (isCounted ? turnoverOf(sums, said.two_sided) : 0n)
}

/** What may only come while a round is open: all but what is taken back. */
export function inTimeOf(postings: readonly RoundPosting[]): RoundPosting[] {
  return postings.filter(posting => posting.kind !== 3)
}

/**
 * The posting that closed a round is of that very moment, and behind it nothing is bet, won or closed any more.
 */
function isClosedByOne(
  { closed_at }: RoundRow,
  postings: readonly RoundPosting[],
  inTime: readonly RoundPosting[],
): boolean {
  const last = inTime.at(-1)
  if (closed_at === null) return postings.every(({ kind }) => kind !== 6)
  const closing = postings.find(({ kind }) => kind === 6)
  if (closing) return closing.at === closed_at && last === closing
  return postings.some(({ at, seq }) => at === closed_at && (!last || seq >= last.seq))
}
