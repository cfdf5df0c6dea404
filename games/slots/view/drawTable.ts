import type { Draw } from '@saya/game-math'
import type { Title } from '../shape.ts'
import { element } from '../../view/element.ts'
import { drawDraws } from '../../view/proof/drawDraws.ts'
import { letterAt } from './isBoardDrawn.ts'
import type { RoundWords } from './roundWords.ts'

interface DrawReport {
  readonly title: Title
  readonly language: 'en' | 'tl'
  readonly words: RoundWords
  readonly draws: readonly Draw[]
  readonly again: readonly number[]
  /** Under other rules it was played by other tables than these. */
  readonly isOther: boolean
}

/** Every draw beside what it was drawn as here and what it shows, and the published table that says so. */
export function drawTable(drawn: DrawReport): HTMLElement {
  const { words, draws, again, isOther } = drawn
  const means = isOther ? [] : draws.map((_, at) => meaning(drawn, at))
  const table = drawDraws(word => words[word], { draws, again, means })
  return element('div', {}, table, !isOther && published(drawn))
}

function nameOf({ title, language }: DrawReport, letter: string): string {
  return title.symbols[letter]?.name[language] ?? letter
}

/** The first draws stop the reels, or fill the grid; what comes later follows the rules of the title. */
function meaning(drawn: DrawReport, at: number): string {
  const { title, words, draws } = drawn
  const value = draws[at]?.value ?? 0
  const { game } = title
  if (game.kind === 'cascade') return nameOf(drawn, letterAt(game.weights, value))
  const strip = game.strips[at]
  if (strip === undefined) return words.later
  const seen = Array.from((strip + strip).slice(value, value + game.rows), letter => nameOf(drawn, letter))
  return `${words.reel(at + 1, value)}: ${seen.join(', ')}`
}

/** The table by which draws become symbols, as the title has it. */
function published(drawn: DrawReport): HTMLElement {
  const { title, words } = drawn
  const { game } = title
  const lines =
    game.kind === 'cascade'
      ? Object.entries(game.weights).map(([letter, weight]) => [nameOf(drawn, letter), String(weight)] as const)
      : game.strips.map((strip, reel) => {
          const letters = Array.from(strip, (letter, stop) => `${stop} ${nameOf(drawn, letter)}`)
          return [words.belt(reel + 1), letters.join(' · ')] as const
        })
  const list = lines.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])
  return element(
    'details',
    {},
    element('summary', {}, game.kind === 'cascade' ? words.weights : words.belts),
    element('dl', {}, ...list),
  )
}
