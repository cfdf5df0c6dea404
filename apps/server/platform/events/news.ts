import { changeSubjects } from '@saya/contract/realtime/changeTopic.ts'
import * as v from 'valibot'

/**
 * What copies of the server tell each other: that something happened to somebody, never what it was. Each copy reads
 * that where it is kept.
 */
const newsShapes = {
  /** This session of the member counts no more; without its id, any of theirs may not. */
  'session.ended': v.object({ uid: v.string(), session: v.optional(v.string()) }),
  /** What is known of this session is out of date, though it counts. */
  'session.changed': v.object({ uid: v.string(), session: v.optional(v.string()) }),
  /** The member's standing, or what is known of their KYC, is another one. */
  'kyc.changed': v.object({ uid: v.string() }),
  /** Something of the member's is another one, which their pages may be showing. */
  'member.changed': v.object({ uid: v.string(), about: v.picklist(changeSubjects) }),
} as const

export type NewsName = keyof typeof newsShapes
export type NewsOf<N extends NewsName> = v.InferOutput<(typeof newsShapes)[N]>

export const newsChannel = 'saya_news'

export function writeNews<N extends NewsName>(name: N, news: NewsOf<N>): string {
  return JSON.stringify([name, news])
}

/** Anything else on the channel is passed over: it comes from a copy that is newer or older than this one. */
export function readNews(text: string): { readonly name: NewsName; readonly news: NewsOf<NewsName> } | null {
  try {
    const [name, content] = JSON.parse(text) as unknown[]
    if (typeof name !== 'string' || !Object.hasOwn(newsShapes, name)) return null
    const known = name as NewsName
    const read = v.safeParse(newsShapes[known], content)
    return read.success ? { name: known, news: read.output } : null
  } catch {
    return null
  }
}
