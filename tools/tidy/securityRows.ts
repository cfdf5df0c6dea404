import type { Finding, RepositoryFile } from './rule.ts'

const path = 'docs/security/asvs.md'
const row = /^\| (\d+\.\d+\.\d+) +\| ([12]) +\| (.*?) +\| (\S.*?) +\| (.*?) *\|$/
const verdicts = ['held', 'decided', 'does not apply', 'open']
const named = /`([\w./-]+\.test\.tsx?)`(?: › “([^”]+)”)?/g
const check = '`npm run check'
const leastReason = 8

/** What is said to be held is held by tests that are there, and what is not has its reason. */
export function securityRows(files: readonly RepositoryFile[]): Finding[] {
  const table = files.find(file => file.path === path)
  if (!table) return []
  const texts = new Map(files.map(file => [file.path, file.text]))
  const seen = new Set<string>()
  return table.text.split('\n').flatMap((text, index) => {
    if (!/^\| \d/.test(text) || !/^\| \d+\.\d/.test(text)) return []
    const line = index + 1
    const [, id = '', , , verdict = '', proof = ''] = row.exec(text) ?? []
    if (!verdicts.includes(verdict)) return [{ path, line, message: 'is no row of a requirement with a verdict' }]
    const isTwice = seen.has(id)
    seen.add(id)
    return [
      ...(isTwice ? [{ path, line, message: `judges ${id} twice` }] : []),
      ...judgeProof(verdict, proof).map(message => ({ path, line, message })),
      ...missingTests(proof, texts).map(message => ({ path, line, message })),
    ]
  })
}

function judgeProof(verdict: string, proof: string): string[] {
  const reason = proof.replaceAll(named, '')
  if (verdict === 'held') return proof.includes('.test.ts') || proof.includes(check) ? [] : ['is held by no test']
  return reason.length < leastReason ? ['says no reason'] : []
}

function missingTests(proof: string, texts: ReadonlyMap<string, string>): string[] {
  return [...proof.matchAll(named)].flatMap(([, test = '', title]) => {
    const text = texts.get(test)
    if (text === undefined) return [`names ${test}, which is not there`]
    return title === undefined || text.includes(title) ? [] : [`names a test that ${test} has not: ${title}`]
  })
}
