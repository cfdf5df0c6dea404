import { readRules } from './readRules.ts'

/** What a page's markup holds that selectors can ask for: `.class`, `[attribute]` and `[attribute=value]`. */
type MarkupSelectors = ReadonlySet<string>

/**
 * Of a built style sheet, the rules that can speak of this markup: what its first paint needs. Whatever is in doubt
 * stays. The whole sheet follows once the page is painted, and the faces that are fetched with it: their stand-ins take
 * the same room, and on a slow network they would take the largest picture's turn.
 */
export function firstRules(sheet: string, markup: string): string {
  const held = heldIn(markup)
  const kept = keepRules(sheet, (head, body) =>
    head.startsWith('@') ? !isFetchedFace(head, body) : isSpoken(head, held),
  )
  // Movements are named by the rules that use them.
  return keepRules(kept, head => {
    const [, name] = /^@keyframes (.+)$/.exec(head) ?? []
    return name === undefined || new RegExp(`animation(-name)?:[^;}]*\\b${name}\\b`).test(kept)
  })
}

function heldIn(markup: string): MarkupSelectors {
  const held = new Set<string>()
  for (const [, name = '', value = ''] of markup.matchAll(/\s([\w-]+)="([^"]*)"/g)) {
    held.add(`[${name}]`)
    held.add(`[${name}=${value}]`)
    if (name === 'class') for (const word of value.split(' ')) held.add(`.${word}`)
  }
  return held
}

function isFetchedFace(head: string, body: string): boolean {
  return head === '@font-face' && body.includes('url(')
}

/** The rules that are wanted, within what they stand in; a layer or a condition that holds none of them goes too. */
function keepRules(sheet: string, isWanted: (head: string, body: string) => boolean): string {
  return readRules(sheet)
    .map(({ head, body }) => {
      if (body === null) return `${head};`
      const inner = /^@(layer|media|supports)\b/.test(head) ? keepRules(body, isWanted) : isWanted(head, body) && body
      return inner && `${head}{${inner}}`
    })
    .filter(Boolean)
    .join('')
}

/**
 * Whether any of the selectors can match. What stands in the brackets of a pseudo-class is left to the browser; pages
 * change only once the app runs.
 */
function isSpoken(head: string, held: MarkupSelectors): boolean {
  if (head.startsWith('::view-transition')) return false
  const plain = head.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '')
  return plain.split(',').some(selector => {
    const wanted = selector.match(/\.[\w-]+|\[[\w-]+(?:=[^\]]*)?\]/g) ?? []
    return wanted.every(part => held.has(part.replace(/["']/g, '')))
  })
}
