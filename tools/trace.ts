import { existsSync } from 'node:fs'
import { currentCommit, readResults, resultsFolder } from './results.ts'
import { proveRows } from './trace/proveRows.ts'
import { keepProvenIds } from './trace/provenRows.ts'
import { readRequirements } from './trace/readRequirements.ts'
import { missingOf, partlyProvenOf, summaryOf } from './trace/report.ts'

/** What `--missing AREA`, `--summary`, `--keep` or nothing asks to see. */
function answer([wish, area = '']: readonly string[]): string {
  if (wish === '--summary') return summaryOf(rows)
  if (wish === '--missing' && rows.some(row => row.area === area)) return missingOf(rows, area) || 'Nothing is missing.'
  if (wish === '--keep') {
    keepProvenIds(rows)
    return summaryOf(rows)
  }
  if (wish === undefined) return [partlyProvenOf(rows), summaryOf(rows)].filter(Boolean).join('\n\n')
  console.error(
    'Usage: npm run trace -- [--summary | --missing AREA | --keep], with an area of docs/spec/requirements.md.',
  )
  process.exit(2)
}

/** Which runs this speaks of: each part keeps its last whole run, which may be one of other sources. */
function sources(): string {
  const here = currentCommit()
  return results
    .map(({ part, at, commit }) => {
      const note = commit === here ? '' : `, which is not what is here: npm test -- ${part}`
      return `${part.padEnd(10)} ran ${at} on ${commit.slice(0, 12)}${commit.endsWith('+') ? '+' : ''}${note}`
    })
    .join('\n')
}

const results = readResults(resultsFolder)
if (results.length === 0) {
  console.error('No test has run here yet, so nothing is proven: npm test')
  process.exit(2)
}
// A test that is gone proves nothing any more.
const records = results
  .flatMap(({ tests }) => tests)
  .filter(({ file }) => existsSync(new URL(`../${file}`, import.meta.url)))
const { rows, wrongClaims } = proveRows(readRequirements(), records)
if (!process.argv.includes('--summary')) console.error(`${sources()}\n`)
console.log(answer(process.argv.slice(2)))
if (wrongClaims.length > 0) {
  console.log(`\nClaimed in titles, and no requirement (each id is spelled out, [GAME-44, GAME-45]):`)
  for (const claim of wrongClaims) console.log(`  ${claim}`)
  process.exitCode = 1
}
