interface Search {
  readonly keyword: string
  /** Among all games, whatever page it was typed on. */
  readonly isEverywhere: boolean
}

/** The last search, and on which entry of the history it was made. */
let kept: (Search & { readonly place: string }) | undefined

function placeNow(): string {
  const { at = 0 } = (history.state ?? {}) as { at?: number }
  return `${at} ${location.pathname}`
}

export function keepSearch({ keyword, isEverywhere }: Search): void {
  kept = { keyword, isEverywhere, place: placeNow() }
}

/** What was looked for on this very page, for whoever comes back to it from a game. */
export function recallSearch(): Search | undefined {
  if (!kept || typeof history === 'undefined') return undefined
  return kept.place === placeNow() ? kept : undefined
}
