export interface TaskStep {
  /** Whole pesos, or a count. */
  readonly value: number
  readonly coins: number
}

/** A step of a task that a member collected, as it was then. */
export interface CollectedStep {
  readonly ty: number
  /** The day that it counted for. */
  readonly day: string
  readonly value: number
  readonly coins: number
}

const sumOf = (coins: readonly number[]) => coins.reduce((sum, one) => sum + one, 0)

/**
 * What each step still gives. A step that was collected gives nothing more, whatever it gives by now. What was collected for a step that
 * staff have moved or taken away since counts against those that are left, the least first: moved, a step does not pay again.
 */
export function openSteps(steps: readonly TaskStep[], collected: readonly CollectedStep[]): readonly TaskStep[] {
  const paid = new Map(collected.map(({ value, coins }) => [value, coins]))
  const kept = steps.filter(({ value }) => paid.has(value))
  const moved = collected.filter(({ value }) => steps.every(step => step.value !== value))
  // A step that gave less than it does now was cut by what had moved before.
  const settled = sumOf(kept.map(({ value, coins }) => Math.max(0, coins - (paid.get(value) ?? 0))))
  let ahead = Math.max(0, sumOf(moved.map(({ coins }) => coins)) - settled)
  return steps
    .filter(({ value }) => !paid.has(value))
    .flatMap(({ value, coins }) => {
      const cut = Math.min(ahead, coins)
      ahead -= cut
      return coins > cut ? [{ value, coins: coins - cut }] : []
    })
}
