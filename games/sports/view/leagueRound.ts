import { type Draw, sharedWord } from '@saya/game-math'
import { readAmount, showAmount } from '../../view/amounts.ts'
import { checkDraws } from '../../view/checkDraws.ts'
import { element } from '../../view/element.ts'
import { leagues } from '../data/index.ts'
import { type Fixture, fixtureOf, type League, type Stakes } from '../shape.ts'
import { type Say, sayInLeague, sayState } from './leagueWords.ts'
import type { Bet, LeagueRound } from './line.ts'
import { marketsOf, nameSelection } from './markets.ts'
import { type Meant, readDraws } from './readDraws.ts'
import { tellMatch } from './tellMatch.ts'

/** A match as the studio tells it to whoever knows its name, or that of a bet on it. */
interface ToldMatch {
  readonly game: string
  readonly language: 'en' | 'tl'
  readonly round: LeagueRound
  readonly draws: readonly Draw[]
  readonly stakes: Stakes | null
  readonly bet: Pick<Bet, 'id' | 'state' | 'stake' | 'win' | 'word'> | null
}

/** The page that recalls one match and draws it again on the reader's own machine. */
function begin(root: HTMLElement, told: ToldMatch): void {
  const league = leagues.get(told.game)
  if (!league) throw new Error(`There is no league ${told.game} in this page.`)
  const { round, language, draws, bet } = told
  const say = sayInLeague(language)
  const { words, nonce, commitment, serverSeed } = round.fairness
  document.documentElement.lang = language === 'tl' ? 'fil' : 'en'
  const clientSeed = sharedWord(words)
  const checked = checkDraws({ round: { fairness: { ...round.fairness, clientSeed } }, draws })
  const fixture = fixtureOf(league, nonce)
  const meant = readDraws(league, nonce, draws)
  const isShown = written(meant) === written(round.shown)
  const verdict = verdictOf(told, checked.isKept && isShown)
  const facts: readonly (readonly [string, string])[] = [
    [say('match'), tellMatch(fixture, round.shown, say)],
    [say('round'), round.id],
    ...betFacts(told, league, say),
    [say('commitment'), commitment],
    [say('serverSeed'), serverSeed || say('notYet')],
    [say('words'), words.join(', ') || '—'],
    ['SHA-256', clientSeed],
    [say('nonce'), String(nonce)],
  ]
  root.replaceChildren(
    element('h1', {}, league.name[language]),
    element('h2', {}, say('fairness')),
    element('p', { class: toneOf[verdict], role: 'status' }, say(verdict)),
    bet && words.includes(bet.word) ? element('p', { class: 'good' }, say('wordIn')) : '',
    element('dl', {}, ...facts.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])),
    element('h2', {}, say('draws')),
    element('p', { class: 'quiet' }, say('fairnessWhy')),
    drawsTable(say, { draws, again: checked.again, means: sayMeanings(meant, fixture) }),
  )
}

/** Scores and goals without the names of their parts, which a database may put in another order. */
function written(match: Pick<Meant, 'periods' | 'goals'> | null): string {
  return JSON.stringify([match?.periods, match?.goals.map(({ side, minute }) => [side, minute])])
}

const toneOf = { kept: 'good', broken: 'bad', given: 'quiet', early: 'quiet' } as const

function verdictOf({ round, draws }: ToldMatch, isKept: boolean): keyof typeof toneOf {
  if (round.state === 'void') return 'given'
  if (draws.length === 0) return 'early'
  return isKept ? 'kept' : 'broken'
}

/** What each draw stands for, with whose it is. */
function sayMeanings({ means }: Meant, { home, away }: Fixture): readonly string[] {
  return means.map(({ side, points, minute }) => {
    const { code } = side === 0 ? home : away
    return minute === undefined ? `${code} ${points ?? 0}` : `${code} ${minute}′`
  })
}

/** What was bet, whether each of it has won, and what it came to. */
function betFacts({ round, bet, stakes }: ToldMatch, league: League, say: Say): (readonly [string, string])[] {
  if (!bet || !stakes) return []
  const markets = marketsOf(league, fixtureOf(league, round.fairness.nonce), say)
  const made = Object.entries(stakes).map(([code, pesos]) => {
    const line = `${nameSelection(markets, code)}, ${showAmount(BigInt(pesos) * 10_000n)}`
    if (!round.shown?.isOver) return line
    return `${line} (${say(round.shown.winners.includes(code) ? 'hasWon' : 'lost')})`
  })
  return [
    [say('spots'), made.join(' · ')],
    [say('bet'), showAmount(readAmount(bet.stake))],
    [say('win'), showAmount(readAmount(bet.win))],
    [say('state'), sayState(say, bet.state)],
    [say('word'), bet.word],
  ]
}

interface Drawn {
  readonly draws: readonly Draw[]
  readonly again: readonly number[]
  readonly means: readonly string[]
}

/** Every number that was drawn, what this machine draws in its place, and what it stands for. */
function drawsTable(say: Say, { draws, again, means }: Drawn): HTMLElement {
  const names = [say('number'), say('of'), say('told'), say('here'), say('means')]
  const rows = draws.map(({ of, value }, at) => {
    const cells = [at + 1, of, value, again[at] ?? '—', means[at] ?? '']
    return element('tr', {}, ...cells.map(cell => element('td', {}, String(cell))))
  })
  const head = element('tr', {}, ...names.map(name => element('th', { scope: 'col' }, name)))
  const table = element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows))
  return element('div', { class: 'scroll', tabindex: '0' }, table)
}

const root = document.getElementById('round')
const text = document.getElementById('told')?.textContent
if (root && text) begin(root, JSON.parse(text) as ToldMatch)
