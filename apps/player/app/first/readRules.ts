export interface Rule {
  /** The selectors, or the words of an `@` rule. */
  readonly head: string
  /** What stands in its braces; null for a statement without any. */
  readonly body: string | null
}

/** The rules of a built style sheet, one level deep: it has no comments, and no brace but those of its rules and texts. */
export function readRules(sheet: string): Rule[] {
  const rules: Rule[] = []
  for (let at = 0; at < sheet.length; ) {
    const opens = findOutsideText(sheet, at, /[{;]/)
    const head = sheet.slice(at, opens).trim()
    const closes = sheet[opens] === '{' ? findEnd(sheet, opens) : opens
    if (head) rules.push({ head, body: closes === opens ? null : sheet.slice(opens + 1, closes) })
    at = closes + 1
  }
  return rules
}

/** The brace that closes the one here. */
function findEnd(sheet: string, opens: number): number {
  let depth = 1
  let at = opens
  while (depth > 0 && at < sheet.length) {
    at = findOutsideText(sheet, at + 1, /[{}]/)
    depth += sheet[at] === '{' ? 1 : -1
  }
  return at
}

function findOutsideText(sheet: string, from: number, wanted: RegExp): number {
  let quote = ''
  for (let at = from; at < sheet.length; at++) {
    const character = sheet[at] ?? ''
    if (quote) quote = character === quote ? '' : quote
    else if (/["']/.test(character)) quote = character
    else if (wanted.test(character)) return at
  }
  return sheet.length
}
