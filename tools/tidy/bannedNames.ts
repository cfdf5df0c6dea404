import type { Finding, RepositoryFile } from './rule.ts'
import { wordsOf } from './words.ts'

const vague = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'managers', 'data', 'info'])

const abbreviations = new Set(
  (
    'acct addr amt arr btn calc cb cfg cmd cnt conf cur curr dlg err evt ev fmt fn idx impl init lib misc mgr msg ' +
    'msgs num obj ops opts param params pkg prev proc pwd qty repo srv str svc temp tmp txn usr val vals'
  ).split(' '),
)

const checked = /^(packages|games|apps|bench|e2e|tools|db|deploy)\//

/** Names say what a thing is: no word that fits everything, and no abbreviation but the few agreed ones. */
export function bannedNames(files: readonly RepositoryFile[]): Finding[] {
  return files.filter(({ path }) => checked.test(path)).flatMap(({ path }) => judge(path))
}

function judge(path: string): Finding[] {
  // A drawing bears the name its makers gave it.
  if (path.startsWith('packages/ui/icon/drawings/')) return []
  const parts = path.split('/')
  return parts.flatMap((part, index) => {
    // A game's reels and pays stand in games/<game>/data, as the tree of the house has it.
    if (part === 'data' && index === 2 && parts[0] === 'games') return []
    const words = wordsOf(part.replace(/\.[a-z]+$/, ''))
    return words.flatMap(word => {
      if (vague.has(word)) return [{ path, message: `“${word}” says nothing about what is in it` }]
      if (abbreviations.has(word)) return [{ path, message: `“${word}” is an abbreviation: write it out` }]
      return []
    })
  })
}
