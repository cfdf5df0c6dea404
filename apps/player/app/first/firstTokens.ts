import { readRules } from './readRules.ts'

type Values = ReadonlyMap<string, string>

/**
 * The tokens that these styles use, each with the value it has for the whole page. Every rule of the tokens speaks of
 * the page itself, and what a later one says counts. All tokens follow once the page is painted.
 */
export function firstTokens(tokens: string, styles: string): string {
  const rules = readRules(tokens)
  const values = new Map(rules.filter(({ head }) => !head.startsWith('@')).flatMap(({ body }) => declarations(body)))
  const used = usedIn(styles, values)
  const only = (said: Iterable<[string, string]>) =>
    [...said].filter(([name]) => !name.startsWith('--') || used.has(name)).map(([name, value]) => `${name}:${value}`)
  const conditions = rules
    .filter(({ head }) => head.startsWith('@'))
    .map(
      ({ head, body }) =>
        `${head}{:root{${only(readRules(body ?? '').flatMap(rule => declarations(rule.body))).join(';')}}}`,
    )
  return `:root{${only(values).join(';')}}${conditions.join('')}`
}

function declarations(body: string | null): [string, string][] {
  return [...(body ?? '').matchAll(/([\w-]+):([^;]*)/g)].map(([, name = '', value = '']) => [name, value])
}

/** A token may be made of others. */
function usedIn(styles: string, values: Values): ReadonlySet<string> {
  const used = new Set<string>()
  function follow(text: string): void {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue
      used.add(name)
      follow(values.get(name) ?? '')
    }
  }
  follow(styles)
  return used
}
