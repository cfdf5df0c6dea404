import { existsSync, writeFileSync } from 'node:fs'
import { cruise } from './arrows/cruise.ts'
import { listFiles } from './listFiles.ts'
import { currentCommit, resultsFolder, saveResult } from './results.ts'
import { chooseParts, narrowChoice } from './test/choice.ts'
import { dearestLines, type FileTimes, fileTimesPath, fileTimesText, readFileTimes } from './test/fileTimes.ts'
import { type TestPart, testParts } from './test/parts.ts'
import { startProgress } from './test/progress.ts'
import { listChanged } from './test/listChanged.ts'
import { listReached } from './test/listReached.ts'
import { readWords } from './test/readWords.ts'
import { runPart } from './test/runPart.ts'
import { closingLine, tableOf, unsteadyLines } from './test/table.ts'
import { addRun, readUnsteadyRuns, saveUnsteadyRuns, type UnsteadyRun } from './test/unsteadyRuns.ts'
import { judgePart, type Verdict } from './test/verdict.ts'
import { testKind } from './testKind.ts'
import { proveRows } from './trace/proveRows.ts'
import { lostProofs, readProvenIds } from './trace/provenRows.ts'
import { readRequirements } from './trace/readRequirements.ts'

const files = listFiles(process.cwd())
const { keepsTimes, since, rest } = readWords(process.argv.slice(2))
const chosen = chooseParts(rest, files)
const { parts, paths } = since === undefined ? chosen : narrowChoice(chosen, await testsReached(since))
const isWhole = since === undefined && paths.length === 0
const isAll = isWhole && parts.length === testParts.length

async function testsReached(commit: string): Promise<string[]> {
  const { modules } = await cruise()
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(one => one.resolved)]))
  return listReached(listChanged(process.cwd(), commit), { imports, files })
}

/** Whether there is anything to run: parts of which nothing is written yet, and nothing expected, are passed over. */
function isThere(part: TestPart): boolean {
  if (part.name === 'check' || part.leastTests > 0) return true
  return part.name === 'build' ? existsSync('tools/build.ts') : files.some(path => testKind(path) === part.name)
}

async function run(part: TestPart): Promise<Verdict> {
  const progress = startProgress(part.name)
  const ran = await runPart(part, { paths, onOutput: progress.onOutput })
  progress.stop()
  const unsteadyRuns = addRun(readUnsteadyRuns(resultsFolder, part.name), asUnsteadyRun(ran.unsteady))
  const verdict = judgePart(part, ran, { isWhole, unsteadyRuns })
  if (verdict.faults.length + verdict.unsteady.length > 0)
    console.log(`\n${part.name}:\n${ran.outcome.output.trimEnd()}\n`)
  console.log(`${verdict.faults.length > 0 ? 'FAILED' : 'ok    '} ${part.name}: ${part.title}`)
  if (isWhole && part.name !== 'check') saveResult(resultsFolder, part.name, verdict.records)
  if (isWhole) saveUnsteadyRuns(resultsFolder, part.name, unsteadyRuns)
  return verdict
}

function asUnsteadyRun(tests: readonly string[]): UnsteadyRun {
  return { at: new Date().toISOString(), commit: currentCommit(), tests }
}

/** Requirements that this run, of everything, proves no longer; and titles that claim what is none. */
function lostIn(verdicts: readonly Verdict[]): string[] {
  const { rows, wrongClaims } = proveRows(
    readRequirements(),
    verdicts.flatMap(({ records }) => records),
  )
  return [...lostProofs(rows, readProvenIds()), ...wrongClaims]
}

const verdicts: Verdict[] = []
for (const part of parts) {
  if (isThere(part)) verdicts.push(await run(part))
  else console.log(`none   ${part.name}: ${part.title}`)
}
if (verdicts.length === 0) console.log(`There is nothing to run ${since ? `since ${since}` : `at ${paths.join(' ')}`}.`)
else console.log(`\n${tableOf(verdicts)}\n${unsteadyLines(verdicts)}`)
const times = Object.assign({}, ...verdicts.map(verdict => verdict.times)) as FileTimes
if (isWhole) console.log(`The files that took longest:\n${dearestLines(times)}`)
if (keepsTimes) writeFileSync(fileTimesPath, fileTimesText(readFileTimes(), times, existsSync))
const lost = isAll ? lostIn(verdicts) : []
for (const line of lost) console.log(`FAILED ${line}`)
console.log(`\n${closingLine(verdicts)}`)
const hasFailed = lost.length > 0 || verdicts.some(({ faults }) => faults.length > 0)
if ((verdicts.length === 0 && !since) || hasFailed) process.exitCode = 1
