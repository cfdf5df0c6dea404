export interface Candidate {
  readonly id: number
  /** The colours of its picture, by name; empty where nobody named them. */
  readonly palette: string
}

interface Offer<Game extends Candidate> {
  readonly name: string
  /** Its games, the most wanted first. */
  readonly candidates: readonly Game[]
}

/**
 * Fills the sections of a home page from the first to the last. A game stands in one section only, and no two pictures
 * of the same colours stand side by side as long as there is another game to put between them.
 */
export function fillSections<Game extends Candidate>(
  offers: readonly Offer<Game>[],
  size: number,
): { name: string; games: Game[] }[] {
  const shown = new Set<number>()
  return offers.map(({ name, candidates }) => {
    const games = vary(
      candidates.filter(game => !shown.has(game.id)),
      size,
    )
    for (const game of games) shown.add(game.id)
    return { name, games }
  })
}

/** Takes the most wanted game that differs from the one before it, again and again. */
function vary<Game extends Candidate>(candidates: readonly Game[], size: number): Game[] {
  const left = [...candidates]
  const taken: Game[] = []
  while (left.length > 0 && taken.length < size) {
    const before = taken.at(-1)?.palette
    const differing = left.findIndex(game => !game.palette || game.palette !== before)
    taken.push(...left.splice(Math.max(0, differing), 1))
  }
  return taken
}
