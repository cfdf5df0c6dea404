import { contractNouns, featuresOf } from './features.ts'
import type { Finding, RepositoryFile } from './rule.ts'

const glossary = 'docs/glossary.md'
/** What other nouns stand on and nobody calls: it has a heading, and no contract. */
const uncalled = ['harm', 'marketing', 'referral', 'tally']

/** One noun runs through every layer: contract folder, server feature and glossary heading, spelled the same. */
export function nouns(files: readonly RepositoryFile[]): Finding[] {
  const contract = contractNouns(files)
  const server = featuresOf(files, 'server')
  const text = files.find(({ path }) => path === glossary)?.text ?? ''
  const headings = new Set([...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim()))
  const nouns = new Set([...contract, ...uncalled.filter(noun => server.has(noun))])
  return [
    ...missing(nouns, headings, noun => ({ path: glossary, message: `has no heading for the noun ${noun}` })),
    ...missing(headings, nouns, noun => ({ path: glossary, message: `explains ${noun}, which is no noun` })),
    // Before the first feature there is nothing to compare.
    ...(server.size === 0 ? [] : missing(contract, server, noun => unserved(noun))),
    ...missing(server, nouns, noun => ({
      path: `apps/server/features/${noun}`,
      message: 'is a feature without a folder of the same name in the contract',
    })),
  ]
}

function unserved(noun: string): Finding {
  return { path: `packages/contract/${noun}`, message: `is a noun without apps/server/features/${noun}` }
}

function missing(from: Set<string>, other: Set<string>, finding: (noun: string) => Finding): Finding[] {
  return [...from].filter(noun => !other.has(noun)).map(finding)
}
