interface LevelBonus {
  readonly level: number
  readonly multiple: number
}

/** How often bonuses of some levels must be bet, levels in a row that ask for the same as one. */
export interface PlayThrough {
  readonly from: number
  readonly to: number
  readonly multiple: number
}

export function playThroughOf(levels: readonly LevelBonus[]): readonly PlayThrough[] {
  const spans: PlayThrough[] = []
  for (const { level, multiple } of levels) {
    const last = spans.at(-1)
    if (last?.multiple === multiple) spans[spans.length - 1] = { ...last, to: level }
    else spans.push({ from: level, to: level, multiple })
  }
  return spans
}
