const going: ReadonlySet<string> = new Set(['pending', 'choosing'])

/** Whether a round of one player has ended, in whichever way: from then on its seed is told. */
export function isRoundOver(state: string): boolean {
  return !going.has(state)
}
