import type { Draw } from '@saya/game-math'
import type { CascadeGame, Step, Title } from '../shape.ts'

/**
 * Whether what was shown is what the draws stand for, as far as the published tables say it: of a grid that is filled by
 * weights every window, of reels the first one. What comes later on reels follows the rules, which no browser has.
 */
export function isBoardDrawn({ game }: Title, shown: readonly Step[], draws: readonly Draw[]): boolean {
  if (game.kind === 'cascade') return areFallsDrawn(game, shown, draws)
  const first = shown[0]
  if (first?.kind !== 'spin') return false
  const landed = first.landed ?? first.columns
  return game.strips.every((strip, reel) => {
    const { of, value = 0 } = draws[reel] ?? {}
    return of === strip.length && (strip + strip).slice(value, value + game.rows) === landed[reel]
  })
}

/** Each window is what has stayed of the one before, and above it what was drawn, column by column, from below. */
function areFallsDrawn({ rows, columns, weights }: CascadeGame, shown: readonly Step[], draws: readonly Draw[]) {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  if (shown[0]?.kind !== 'spin' || draws.some(({ of }) => of !== total)) return false
  let at = 0
  let left: readonly string[] = []
  for (const step of shown) {
    if (step.kind !== 'spin' && step.kind !== 'fall') continue
    if (step.kind === 'spin') left = Array.from({ length: columns }, () => '')
    const filled = left.map(column => {
      let whole = column
      while (whole.length < rows) whole = letterAt(weights, draws[at++]?.value ?? total) + whole
      return whole
    })
    if (filled.some((column, index) => column !== step.columns[index])) return false
    const won = new Set(step.wins.map(({ symbol }) => symbol))
    left = filled.map(column => Array.from(column, letter => (won.has(letter) ? '' : letter)).join(''))
  }
  return at === draws.length
}

/** The first so many numbers are the first symbol, and so on. */
export function letterAt(weights: Readonly<Record<string, number>>, drawn: number): string {
  let end = 0
  return (
    Object.entries(weights).find(([, weight]) => {
      end += weight
      return drawn < end
    })?.[0] ?? ' '
  )
}
