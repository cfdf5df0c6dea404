import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/**
 * How a thing may change by the table T-3 of the decisions, each as `was > becomes`. There a chain goes on from where it
 * came to, `or` and `|` name several that follow, and words in brackets say why.
 */
export function specTransitions(thing: string): readonly string[] {
  const text = readFileSync(join(root, 'docs/spec/decisions.md'), 'utf8')
  const table = text.slice(text.indexOf('**T-3 '))
  const row = table.split('\n').find(line => line.startsWith(`| ${thing} |`))
  if (!row) throw new Error(`The decisions say nothing of ${thing}.`)
  const words = row.slice(`| ${thing} |`.length, -1).replaceAll(String.raw`\|`, ' or ')
  const chains = words.replaceAll(/\([^)]*\)/g, '').split(';')
  return [...new Set(chains.flatMap(transitionsOf))].sort()
}

function transitionsOf(chain: string): readonly string[] {
  const links = chain.split('>').map(link => link.split(/\bor\b/).map(stateOf))
  return links.slice(1).flatMap((becomes, at) => (links[at] ?? []).flatMap(was => becomes.map(to => `${was} > ${to}`)))
}

/** What follows a state says when it is reached. */
function stateOf(words: string): string {
  return /^\w+/.exec(words.trim())?.[0] ?? ''
}
