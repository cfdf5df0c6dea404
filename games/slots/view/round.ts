import { titles } from '../data/index.ts'
import { readAmount, showAmount } from '../../view/amounts.ts'
import { checkDraws } from '../../view/proof/checkDraws.ts'
import { getTitle } from '../../view/getTitle.ts'
import { openTold } from '../../view/openTold.ts'
import { isRoundOver } from '../../view/isRoundOver.ts'
import { rulesFacts } from '../../view/rulesFacts.ts'
import { hasOtherRules, type ToldRules, toneOf, verdictOf } from '../../view/proof/verdictOf.ts'
import { isBoardDrawn } from './isBoardDrawn.ts'
import { promisePart } from '../../view/proof/promisePart.ts'
import { drawTable } from './drawTable.ts'
import { element } from '../../view/element.ts'
import { recallOf } from './historyPart.ts'
import { wordsOfRound } from './roundWords.ts'
import type { Round } from './studio.ts'
import { sayIn } from './sayIn.ts'

/** A past round as the studio tells it to whoever knows its name. */
export interface ToldRound extends ToldRules {
  readonly game: string
  readonly language: 'en' | 'tl'
  readonly round: Round
  readonly draws: readonly { readonly of: number; readonly value: number }[]
}

/** The page that recalls one round and draws it again on the reader's own machine. */
function begin(root: HTMLElement, told: ToldRound): void {
  const title = getTitle(titles, told.game)
  const { round, language } = told
  const say = sayIn(language)
  const words = wordsOfRound[language]
  const checked = checkDraws(told)
  const promise = promisePart(round.fairness, round.key, say)
  const isOver = isRoundOver(round.state)
  const isShown = () => isBoardDrawn(title, round.shown, told.draws)
  const isPlayed = round.state === 'done'
  const judged = { isOver, isPlayed, checked, isOther: promise.isOther, draws: told.draws, rules: told, isShown }
  const verdict = verdictOf(judged)
  const isOther = hasOtherRules(told)
  const facts: readonly (readonly [string, string])[] = [
    [say('round'), round.id],
    [
      words.when,
      new Date(round.at * 1000).toLocaleString(language === 'tl' ? 'fil-PH' : 'en-PH', { timeZone: 'Asia/Manila' }),
    ],
    [say('bet'), showAmount(readAmount(round.stake))],
    [say('win'), showAmount(readAmount(round.win))],
    [words.state, words.states[round.state]],
    [say('toldNow'), round.fairness.commitment],
    promise.fact,
    [say('serverSeed'), round.fairness.serverSeed || (isOver ? '—' : words.notYet)],
    [say('clientSeed'), round.fairness.clientSeed],
    [say('nonce'), String(round.fairness.nonce)],
    ...rulesFacts(told, say),
  ]
  const compared = element('p', { class: 'quiet' }, title.game.kind === 'cascade' ? words.allBoards : words.firstBoard)
  root.replaceChildren(
    element('h1', {}, title.name[language]),
    recallOf(round, { say, title, language }),
    element('h2', {}, say('fairness')),
    element(
      'p',
      { class: toneOf[verdict], role: 'status' },
      verdict === 'kept' || verdict === 'early' ? words[verdict] : say(verdict),
    ),
    promise.said,
    element('dl', {}, ...facts.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])),
    element('h2', {}, words.draws),
    element('p', { class: 'quiet' }, words.drawsWhy),
    ...(isOther ? [] : [compared]),
    drawTable({ title, language, words, draws: told.draws, again: checked.again, isOther }),
  )
}

openTold(begin)
