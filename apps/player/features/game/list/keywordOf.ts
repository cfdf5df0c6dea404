import { textLimits } from '@saya/contract/limits'

/** What to look for once a text has been typed: nothing is asked, which is null, until it is long enough or empty. */
export function keywordOf(text: string): string | null {
  const keyword = text.trim()
  return keyword === '' || keyword.length >= textLimits.gameSearchLeast ? keyword : null
}
