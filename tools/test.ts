import { existsSync, writeFileSync } from 'node:fs'
import { cruise } from './arrows/cruise.ts'
import { listFiles } from './listFiles.ts'
import { currentCommit, resultsFolder, saveResult } from './results.ts'
import { chooseParts, narrowChoice } from './test/choice.ts'
import { dearestLines, type FileTimes, fileTimesPath, fileTimesText, readFileTimes } from './test/fileTimes.ts'
import { folderFloorsPath, raiseFloors, readFolderFloors } from './test/folderFloors.ts'
import { type TestPart, testParts } from './test/parts.ts'
import { measurePace } from './test/pace.ts'
import { busyPercent, readProcessors } from './test/processors.ts'
import { startProgress } from './test/progress.ts'
import { listChanged } from './test/listChanged.ts'
import { listReached } from './test/listReached.ts'
import { readWords } from './test/readWords.ts'
import { runPart } from './test/runPart.ts'
import { closingLine, failedLines, tableOf, unsteadyLines } from './test/table.ts'
import { addRun, readUnsteadyRuns, saveUnsteadyRuns, type UnsteadyRun } from './test/unsteadyRuns.ts'
import { judgePart, type Verdict } from './test/verdict.ts'
import { testKind } from './testKind.ts'
import { proveRows } from './trace/proveRows.ts'
import { lostProofs, readProvenIds } from './trace/provenRows.ts'
import { readRequirements } from './trace/readRequirements.ts'
import { treeOf } from './tree.ts'

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

const floors = readFolderFloors()

async function run(part: TestPart): Promise<Verdict> {
  const progress = startProgress(part.name)
  const tree = treeOf(process.cwd())
  const paceBefore = measurePace()
  const before = readProcessors()
  const ran = await runPart(part, { paths, pace: paceBefore, onOutput: progress.onOutput })
  progress.stop()
  const busy = busyPercent(before, readProcessors())
  const pace = Math.max(paceBefore, measurePace())
  const unsteadyRuns = addRun(readUnsteadyRuns(resultsFolder, part.name), asUnsteadyRun(ran.unsteady))
  const verdict = judgePart(part, ran, { isWhole, unsteadyRuns, floors: floors[part.name] ?? {}, pace, busy })
  if (verdict.faults.length + verdict.unsteady.length > 0)
    console.log(`\n${part.name}:\n${ran.outcome.output.trimEnd()}\n`)
  console.log(`${verdict.faults.length > 0 ? 'FAILED' : 'ok    '} ${part.name}: ${part.title}`)
  // Of sources that changed while they were tested, nothing is known.
  const isStill = treeOf(process.cwd()) === tree
  if (isWhole && part.name !== 'check')
    saveResult(resultsFolder, part.name, { tree: isStill ? tree : 'changed', tests: verdict.records })
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

/** Notes how many tests each folder has from now on. */
function keepFloors(verdicts: readonly Verdict[]): void {
  const raised = verdicts
    .filter(({ part }) => part.leastTests > 0 && part.name !== 'check')
    .map(({ part, records }) => [part.name, raiseFloors(floors[part.name] ?? {}, records, existsSync)] as const)
  writeFileSync(folderFloorsPath, `${JSON.stringify({ ...floors, ...Object.fromEntries(raised) }, null, 2)}\n`)
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
if (keepsTimes && isWhole) keepFloors(verdicts)
const lost = isAll ? lostIn(verdicts) : []
for (const line of lost) console.log(`FAILED ${line}`)
console.log(`\n${failedLines(verdicts)}${closingLine(verdicts)}`)
const hasFailed = lost.length > 0 || verdicts.some(({ faults }) => faults.length > 0)
if ((verdicts.length === 0 && !since) || hasFailed) process.exitCode = 1
