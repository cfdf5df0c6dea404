import { readAmount, showAmount } from '../amounts.ts'
import { checkDraws } from '../proof/checkDraws.ts'
import { element } from '../element.ts'
import { isRoundOver } from '../isRoundOver.ts'
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
export function openSoloRound<Shown>(bookOf: (told: ToldSoloRound<Shown>) => SoloRecall<Shown>): void {
  const root = document.getElementById('round')
  const text = document.getElementById('told')?.textContent
  if (!root || !text) return
  const told = JSON.parse(text) as ToldSoloRound<Shown>
  const { round, language, draws } = told
  const say = saySolo(language)
  const book = bookOf(told)
  const checked = checkDraws(told)
  const promise = promisePart(round.fairness, round.key, say)
  const isOver = isRoundOver(round.state)
  document.documentElement.lang = language === 'tl' ? 'fil' : 'en'
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
  const meanings = hasOtherRules(told) ? [] : book.meanings(told)
  const rows = draws.map(({ of, value }, at) => {
    const cells = [at + 1, of, value, checked.again[at] ?? '—', meanings[at] ?? '']
    return element('tr', {}, ...cells.map(cell => element('td', {}, String(cell))))
  })
  const heads = (['number', 'of', 'told', 'here', 'means'] as const).map(word =>
    element('th', { scope: 'col' }, say(word)),
  )
  const table = element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...rows))
  root.replaceChildren(
    element('h1', {}, book.name),
    book.recall(round),
    element('h2', {}, say('fairness')),
    element('p', { class: toneOf[verdict], role: 'status' }, say(verdict)),
    promise.said,
    element('dl', {}, ...facts.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])),
    element('h2', {}, say('draws')),
    element('p', { class: 'quiet' }, say('fairnessWhy')),
    element('div', { class: 'scroll', tabindex: '0' }, table),
  )
}
