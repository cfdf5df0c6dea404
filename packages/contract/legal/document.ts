import * as v from 'valibot'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'

const text = v.tuple([v.string(), v.string()])

/** The SHA-256 of a text in all of its languages, by which a consent names what was agreed to. */
export const textHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** One text in its newest version. Where nothing was published yet it is empty, and its version 0. */
export const legalDocument = v.object({
  name: v.string(),
  /** Whose text it is: the brand's own, or `h5` for the one of all brands. */
  brand: v.string(),
  version: v.pipe(v.number(), v.integer()),
  title: text,
  /** Headings, paragraphs, lists and links in Markdown, and nothing else of it. */
  body: text,
  hash: v.union([textHash, v.literal('')]),
  published_at: seconds,
})

/** Whose text is asked for; that of the host's own brand where nothing is said. */
const brand = v.optional(v.picklist(['slots', 'game', 'play', 'h5']))

/** A call that answers one text for a brand, the same to everybody. */
export function documentOperation<const Path extends `/${string}`>(path: Path, summary: string) {
  return operation({
    method: 'GET',
    path,
    access: 'guest',
    shared: true,
    summary,
    query: v.object({ brand }),
    answer: legalDocument,
    refusals: {},
  })
}
