import type { Finding, RepositoryFile } from '../rule.ts'

const path = 'docs/security/asvs.md'
const row = /^\| (\d+\.\d+\.\d+) +\| ([12]) +\| (.*?) +\| (\S.*?) +\| (.*?) *\|$/
const sums = /^\| ([12]) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm
const verdicts = ['held', 'decided', 'does not apply', 'open']
const named = /`([\w./-]+\.test\.tsx?)`(?: › “([^”]+)”)?/g
const check = '`npm run check'
const leastReason = 8

/** What is said to be held is held by tests that are there, each named by its title, and what is not has its reason. */
export function securityRows(files: readonly RepositoryFile[]): Finding[] {
  const table = files.find(file => file.path === path)
  if (!table) return []
  const texts = new Map(files.map(file => [file.path, file.text]))
  const seen = new Set<string>()
  const found = table.text.split('\n').flatMap((text, index) => {
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
  return [...found, ...wrongSums(table.text)]
}

/** What the table's head counts is what its rows say. */
function wrongSums(text: string): Finding[] {
  const rows = text.split('\n').map(line => row.exec(line) ?? [])
  return [...text.matchAll(sums)].flatMap(([, level = '', ...said]) => {
    const there = verdicts.map(verdict => rows.filter(([, , of, , is]) => of === level && is === verdict).length)
    const isRight = there.join() === said.join()
    return isRight
      ? []
      : [{ path, message: `counts ${said.join(', ')} of level ${level}, there are ${there.join(', ')}` }]
  })
}

function judgeProof(verdict: string, proof: string): string[] {
  const reason = proof.replaceAll(named, '')
  if (verdict === 'held') {
    const tests = [...proof.matchAll(named)]
    if (tests.length === 0 && !proof.includes(check)) return ['is held by no test']
    return tests.flatMap(([, test = '', title]) =>
      title === undefined ? [`names ${test} without the title of a test`] : [],
    )
  }
  return reason.length < leastReason ? ['says no reason'] : []
}

function missingTests(proof: string, texts: ReadonlyMap<string, string>): string[] {
  return [...proof.matchAll(named)].flatMap(([, test = '', title]) => {
    const text = texts.get(test)
    if (text === undefined) return [`names ${test}, which is not there`]
    return title === undefined || text.includes(title) ? [] : [`names a test that ${test} has not: ${title}`]
  })
}
