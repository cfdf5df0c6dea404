import { type Draw, sharedWord } from '@saya/game-math'
import { readAmount, showAmount } from '../amounts.ts'
import { checkDraws } from '../proof/checkDraws.ts'
import { drawDraws } from '../proof/drawDraws.ts'
import { element } from '../element.ts'
import { promisePart } from '../proof/promisePart.ts'
import { rulesFacts } from '../rulesFacts.ts'
import type { Language } from '../sayIn.ts'
import { hasOtherRules, type ToldRules, toneOf, verdictOf } from '../proof/verdictOf.ts'
import type { Bet, SharedRound } from './tableLine.ts'
import { sayState, type TableSay } from './tableWords.ts'

type ToldBet = Pick<Bet, 'id' | 'state' | 'stake' | 'win' | 'word'>

/** A shared round as the studio tells it to whoever knows its name, or that of a bet in it. */
export interface ToldRound<Round extends SharedRound> extends ToldRules {
  readonly game: string
  readonly language: Language
  readonly round: Round
  readonly draws: readonly Draw[]
  readonly bet: ToldBet | null
}

type Fact = readonly [name: string, value: string]

interface Telling {
  readonly name: string
  readonly say: TableSay
  /** Whether what was shown is what the draws stand for. */
  readonly isShown: () => boolean
  /** Under what the draws are told. */
  readonly drawn: string
  /** What each draw stands for. */
  readonly means: () => readonly string[]
  /** Before the round's id, and after it. */
  readonly facts?: readonly [before: readonly Fact[], after: readonly Fact[]]
  /** Between the verdict and the facts. */
  readonly part?: readonly HTMLElement[]
}

/** The page that recalls one shared round and draws it again on the reader's own machine. */
export function tellRound(
  root: HTMLElement,
  told: ToldRound<SharedRound>,
  { name, say, isShown, drawn, means, facts: [before, after] = [[], []], part = [] }: Telling,
): void {
  const { round, draws, bet } = told
  const { words, commitment, serverSeed, closingSeed, nonce } = round.fairness
  const clientSeed = sharedWord(words, closingSeed)
  const promise = promisePart(round.fairness, round.id, say)
  const checked = checkDraws({ round: { fairness: { ...round.fairness, clientSeed } }, draws })
  const isOver = round.state === 'over' || round.state === 'void' || draws.length > 0
  const isPlayed = round.state === 'drawn' || round.state === 'over'
  const { isOther } = promise
  const judged = verdictOf({ isOver, isPlayed, checked, isOther, draws, rules: told, isShown })
  // Whatever was promised for it, nothing was drawn.
  const verdict = round.state === 'void' && judged === 'nothingDrawn' ? 'given' : judged
  const tone = verdict === 'given' ? 'quiet' : toneOf[verdict]
  const facts: readonly Fact[] = [
    ...before,
    [say('round'), round.id],
    ...after,
    ...(bet ? factsOf(bet, say) : []),
    [say('commitment'), commitment],
    promise.fact,
    [say('serverSeed'), serverSeed || (isOver ? '—' : say('notYet'))],
    ...(closingSeed ? [[say('closingSeed'), closingSeed] as const] : []),
    [say('words'), words.join(', ') || '—'],
    ['SHA-256', clientSeed],
    [say('nonce'), String(nonce)],
    ...rulesFacts(told, say),
  ]
  root.replaceChildren(
    element('h1', {}, name),
    element('h2', {}, say('fairness')),
    element('p', { class: tone, role: 'status' }, say(verdict)),
    promise.said,
    ...part,
    element('dl', {}, ...facts.flatMap(([term, value]) => [element('dt', {}, term), element('dd', {}, value)])),
    element('h2', {}, drawn),
    element('p', { class: 'quiet' }, say('fairnessWhy')),
    drawDraws(say, { draws, again: checked.again, means: hasOtherRules(told) ? [] : means() }),
  )
}

function factsOf({ stake, win, state, word }: ToldBet, say: TableSay): readonly Fact[] {
  return [
    [say('bet'), showAmount(readAmount(stake))],
    [say('win'), showAmount(readAmount(win))],
    [say('state'), sayState(say, state)],
    [say('word'), word],
  ]
}

/** That the word of a bet is among those of the round, where it is. */
export function wordIn({ round, bet }: Pick<ToldRound<SharedRound>, 'round' | 'bet'>, say: TableSay): HTMLElement[] {
  return bet && round.fairness.words.includes(bet.word) ? [element('p', { class: 'good' }, say('wordIn'))] : []
}
