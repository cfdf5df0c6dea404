import type { Language } from '@saya/contract/text.ts'
import type { IncomingMessage } from 'node:http'

/**
 * The language that a caller reads, by the cookie that our pages keep it in. What else a browser says of languages is
 * not asked, since the page around the sentence goes by the cookie alone. The office speaks English.
 */
export function languageOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Language {
  if (/^\/office(?:\/|$)/.test(url)) return 'en'
  return /(?:^|; *)lang=tl(?:;|$)/.test(headers.cookie ?? '') ? 'tl' : 'en'
}
