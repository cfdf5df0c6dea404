import { listLimits, textLimits } from '@saya/contract/limits'

/** What to look for once a text has been typed: nothing is asked, which is null, until it is long enough or empty. */
export function keywordOf(text: string): string | null {
  const keyword = text.trim()
  return keyword === '' || keyword.length >= textLimits.gameSearchLeast ? keyword : null
}

/** How long after a letter one asks, by how long letters have been typed of which none was asked for. */
export function waitOfSearch(unaskedMs: number): number {
  return Math.max(0, Math.min(listLimits.searchAskMs, listLimits.searchWaitMs - unaskedMs))
}
