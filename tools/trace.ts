import { existsSync } from 'node:fs'
import { type PartResult, readResults, resultsFolder, resultsOn } from './results.ts'
import { testParts } from './test/parts.ts'
import { proveRows } from './trace/proveRows.ts'
import { keepProvenIds } from './trace/provenRows.ts'
import { readRequirements } from './trace/readRequirements.ts'
import { missingOf, partlyProvenOf, summaryOf } from './trace/report.ts'
import { treeOf } from './tree.ts'

const usage =
  'Usage: npm run trace -- [--summary | --missing AREA | --keep] [--any-tree], with an area of docs/spec/requirements.md.'

/** What `--missing AREA`, `--summary`, `--keep` or nothing asks to see. */
function answer([wish, area = '']: readonly string[]): string {
  if (wish === '--summary') return summaryOf(rows)
  if (wish === '--missing' && rows.some(row => row.area === area)) return missingOf(rows, area) || 'Nothing is missing.'
  if (wish === '--keep' && !isAnyTree) return keep()
  if (wish === undefined) return [partlyProvenOf(rows), summaryOf(rows)].filter(Boolean).join('\n\n')
  console.error(usage)
  process.exit(2)
}

/** What is kept must have been seen on these very sources, by every part. */
function keep(): string {
  const missing = testParts.filter(({ name, leastTests }) => name !== 'check' && leastTests > 0 && !hasRun(name))
  if (missing.length > 0) {
    console.error(`Nothing is kept: on this tree ${missing.map(({ name }) => name).join(', ')} did not run.`)
    process.exit(2)
  }
  keepProvenIds(rows)
  return summaryOf(rows)
}

function hasRun(name: string): boolean {
  return counted.some(({ part }) => part === name)
}

/** Which runs this speaks of: each part keeps its last whole run, which may be one of other sources. */
function lineOf({ part, at, commit }: PartResult): string {
  const note = counted.some(one => one.part === part)
    ? ''
    : `, on other sources, so it does not count: npm test -- ${part}`
  return `${part.padEnd(10)} ran ${at} on ${commit.slice(0, 12)}${commit.endsWith('+') ? '+' : ''}${note}`
}

const words = process.argv.slice(2)
const isAnyTree = words.includes('--any-tree')
const results = readResults(resultsFolder)
if (results.length === 0) {
  console.error('No test has run here yet, so nothing is proven: npm test')
  process.exit(2)
}
const tree = treeOf(process.cwd())
const counted = isAnyTree ? results : resultsOn(tree, results)
// A test that is gone proves nothing any more.
const records = counted
  .flatMap(({ tests }) => tests)
  .filter(({ file }) => existsSync(new URL(`../${file}`, import.meta.url)))
const { rows, wrongClaims, unsteady } = proveRows(readRequirements(), records)
console.error(`tree ${tree.slice(0, 12)}${isAnyTree ? ', and the last run of each part, whatever it ran on' : ''}`)
if (!words.includes('--summary')) console.error(`${results.map(lineOf).join('\n')}\n`)
console.log(answer(words.filter(word => word !== '--any-tree')))
if (unsteady.length > 0) {
  console.log('\nProven by tests that failed beside others and passed by themselves:')
  for (const line of unsteady) console.log(`  ${line}`)
}
if (wrongClaims.length > 0) {
  console.log(`\nClaimed in titles, and no requirement (each id is spelled out, [GAME-44, GAME-45]):`)
  for (const claim of wrongClaims) console.log(`  ${claim}`)
  process.exitCode = 1
}
