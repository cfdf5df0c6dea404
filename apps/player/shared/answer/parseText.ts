import { safeLink } from '@saya/client/safeLink'
import { isOwnPage } from '../isOwnPage.ts'

/** A run of words, or a link made of some. */
export interface Inline {
  readonly text: string
  readonly href?: string
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }

/**
 * Reads the little of Markdown that our texts are written in: headings of two levels, paragraphs, lists and links.
 * Whatever else stands in a text stays the words that it is, so a text can never bring markup of its own.
 */
export function parseText(source: string): Block[] {
  const blocks: Block[] = []
  let sections = 0
  for (const part of source.split(/\n\s*\n/)) {
    const text = part.trim()
    if (!text) continue
    const [, marks, words] = /^(##|###) (.+)$/.exec(text) ?? []
    if (marks && words) {
      blocks.push({ kind: 'heading', level: marks === '##' ? 2 : 3, text: words, id: `section-${++sections}` })
    } else if (text.startsWith('- ')) {
      const items = text.slice(2).split(/\n- /)
      blocks.push({ kind: 'list', items: items.map(item => parseInlines(join(item))) })
    } else {
      blocks.push({ kind: 'paragraph', inlines: parseInlines(join(text)) })
    }
  }
  return blocks
}

function join(lines: string): string {
  return lines.replace(/\s*\n\s*/g, ' ')
}

/** A link leads to a page of ours or to the web, or it is no link. */
function parseInlines(text: string): Inline[] {
  return text.split(/(\[[^\]]+\]\([^)\s]+\))/).flatMap((piece): Inline[] => {
    const [, words = '', href = ''] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(piece) ?? []
    if (words && (isOwnPage(href) || safeLink(href))) return [{ text: words, href }]
    return piece ? [{ text: words || piece }] : []
  })
}
