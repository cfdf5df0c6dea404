import { readAmount, showAmount } from '../amounts.ts'
import { checkDraws } from '../proof/checkDraws.ts'
import { drawDraws } from '../proof/drawDraws.ts'
import { element } from '../element.ts'
import { getTitle } from '../getTitle.ts'
import { isRoundOver } from '../isRoundOver.ts'
import { openTold } from '../openTold.ts'
import { promisePart } from '../proof/promisePart.ts'
import { rulesFacts } from '../rulesFacts.ts'
import type { Language } from '../sayIn.ts'
import { hasOtherRules, type ToldRules, toneOf, verdictOf } from '../proof/verdictOf.ts'
import type { SoloRound } from './soloStudio.ts'
import { saySolo, type SoloWord } from './saySolo.ts'

/** A past round as the studio tells it to whoever knows its name. */
export interface ToldSoloRound<Shown> extends ToldRules {
  readonly game: string
  readonly language: Language
  readonly round: SoloRound<Shown>
  readonly draws: readonly { readonly of: number; readonly value: number }[]
}

interface SoloRecall<Shown> {
  readonly name: string
  recall(round: SoloRound<Shown>): HTMLElement
  /** What was decided, in words, one after another. */
  decisions(round: SoloRound<Shown>): string
  /** What each draw stands for, in their order. */
  meanings(told: ToldSoloRound<Shown>): readonly string[]
  /** Whether what was shown is what the draws stand for. */
  isShown(told: ToldSoloRound<Shown>): boolean
}

const states = {
  pending: 'pending',
  choosing: 'choosing',
  done: 'done',
  refused: 'refusedState',
  returned: 'returnedState',
  stopped: 'stoppedState',
  seen: 'seenState',
} as const satisfies Record<string, SoloWord>

/** The page that recalls one round and draws it again on the reader's own machine. */
export function openSoloRound<Title, Shown>(
  titles: ReadonlyMap<string, Title>,
  recallOf: (title: Title, language: Language) => SoloRecall<Shown>,
): void {
  openTold<ToldSoloRound<Shown>>((root, told) =>
    begin(root, told, recallOf(getTitle(titles, told.game), told.language)),
  )
}

function begin<Shown>(root: HTMLElement, told: ToldSoloRound<Shown>, book: SoloRecall<Shown>): void {
  const { round, language, draws } = told
  const say = saySolo(language)
  const checked = checkDraws(told)
  const promise = promisePart(round.fairness, round.key, say)
  const isOver = isRoundOver(round.state)
  const zone = { timeZone: 'Asia/Manila' }
  const facts: readonly (readonly [string, string])[] = [
    [say('round'), round.id],
    [say('when'), new Date(round.at * 1000).toLocaleString(language === 'tl' ? 'fil-PH' : 'en-PH', zone)],
    [say('bet'), showAmount(readAmount(round.staked))],
    [say('decided'), book.decisions(round) || '—'],
    [say('win'), showAmount(readAmount(round.win))],
    [say('state'), say(states[round.state])],
    [say('toldNow'), round.fairness.commitment],
    promise.fact,
    [say('serverSeed'), round.fairness.serverSeed || (isOver ? '—' : say('notYet'))],
    [say('clientSeed'), round.fairness.clientSeed],
    [say('nonce'), String(round.fairness.nonce)],
    ...rulesFacts(told, say),
  ]
  const { isOther } = promise
  const isPlayed = round.state === 'done'
  const isShown = () => book.isShown(told)
  const verdict = verdictOf({ isOver, isPlayed, checked, isOther, draws, rules: told, isShown })
  const means = hasOtherRules(told) ? [] : book.meanings(told)
  root.replaceChildren(
    element('h1', {}, book.name),
    book.recall(round),
    element('h2', {}, say('fairness')),
    element('p', { class: toneOf[verdict], role: 'status' }, say(verdict)),
    promise.said,
    element('dl', {}, ...facts.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])),
    element('h2', {}, say('draws')),
    element('p', { class: 'quiet' }, say('fairnessWhy')),
    drawDraws(say, { draws, again: checked.again, means }),
  )
}
