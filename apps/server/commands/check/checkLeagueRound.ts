import { fairDraws, mathHash as hashOf, sharedWord } from '@saya/game-math'
import { formatPesos } from '@saya/money'
import { drawMatch, winOf, rulesPrint } from '../../../../games/sports/rules/index.ts'
import { fixtureOf, type League, scoreOf } from '../../../../games/sports/shape.ts'
import { finding, findPromised, isSame, type RoundFinding } from './checkRound.ts'
import type { ToldTableRound } from './checkTableRound.ts'

/** Plays a match again by the rules of its league, and compares with what was told of it and of a bet on it. */
export function checkLeagueRound(league: League, told: ToldTableRound): readonly RoundFinding[] {
  const { round, draws, mathHash, bet, stakes } = told
  const { nonce, serverSeed: hex, closingSeed, words } = round.fairness
  const serverSeed = Buffer.from(hex, 'hex')
  const drawn = drawMatch(league, nonce, fairDraws({ serverSeed, clientSeed: sharedWord(words, closingSeed), nonce }))
  const { home, away, pairing } = fixtureOf(league, nonce)
  const [one, other] = scoreOf(drawn.shown.periods)
  const findings = [
    findPromised(round.fairness),
    finding(hashOf(rulesPrint, league) === mathHash, 'The rules and tables are those of then'),
    finding(
      isSame(drawn.draws, draws),
      `All ${drawn.draws.length} draws follow from the seed and ${words.length} words`,
    ),
    finding(isSame(drawn.shown, round.shown), `${home.name} ${one}, ${away.name} ${other}: it follows from the draws`),
  ]
  if (!bet || !stakes) return findings
  const counts = bet.state === 'done'
  const win = formatPesos(counts ? winOf(pairing, stakes, drawn.shown.winners) : 0n)
  return [
    ...findings,
    finding(!counts || words.includes(bet.word), 'The word of this bet is among them'),
    finding(win === bet.win, `The win of ₱${bet.win} is what these bets of ₱${bet.stake} come to`),
  ]
}
