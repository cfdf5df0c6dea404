import { existsSync, writeFileSync } from 'node:fs'
import { listFiles } from './listFiles.ts'
import { resultsFolder, saveResult } from './results.ts'
import { chooseParts } from './test/choice.ts'
import { dearestLines, type FileTimes, fileTimesPath, fileTimesText, readFileTimes } from './test/fileTimes.ts'
import type { TestPart } from './test/parts.ts'
import { startProgress } from './test/progress.ts'
import { runPart } from './test/runPart.ts'
import { closingLine, tableOf, unsteadyLines } from './test/table.ts'
import { judgePart, type Verdict } from './test/verdict.ts'
import { testKind } from './testKind.ts'

const files = listFiles(process.cwd())
const keepsTimes = process.argv.includes('--keep-times')
const wish = process.argv.slice(2).filter(word => word !== '--keep-times')
const { parts, paths } = chooseParts(wish, files)
const isWhole = paths.length === 0

/** Whether there is anything to run: parts of which nothing is written yet, and nothing expected, are passed over. */
function isThere(part: TestPart): boolean {
  if (part.name === 'check' || part.leastTests > 0) return true
  return part.name === 'build' ? existsSync('tools/build.ts') : files.some(path => testKind(path) === part.name)
}

async function run(part: TestPart): Promise<Verdict> {
  const progress = startProgress(part.name)
  const ran = await runPart(part, { paths, onOutput: progress.onOutput })
  progress.stop()
  const verdict = judgePart(part, ran, isWhole)
  if (verdict.faults.length + verdict.unsteady.length > 0)
    console.log(`\n${part.name}:\n${ran.outcome.output.trimEnd()}\n`)
  console.log(`${verdict.faults.length > 0 ? 'FAILED' : 'ok    '} ${part.name}: ${part.title}`)
  if (isWhole && part.name !== 'check') saveResult(resultsFolder, part.name, verdict.records)
  return verdict
}

const verdicts: Verdict[] = []
for (const part of parts) {
  if (isThere(part)) verdicts.push(await run(part))
  else console.log(`none   ${part.name}: ${part.title}`)
}
if (verdicts.length === 0) console.log(`There is nothing to run at ${paths.join(' ')}.`)
else console.log(`\n${tableOf(verdicts)}\n${unsteadyLines(verdicts)}`)
const times = Object.assign({}, ...verdicts.map(verdict => verdict.times)) as FileTimes
if (isWhole) console.log(`The files that took longest:\n${dearestLines(times)}`)
if (keepsTimes) writeFileSync(fileTimesPath, fileTimesText(readFileTimes(), times, existsSync))
console.log(`\n${closingLine(verdicts)}`)
if (verdicts.length === 0 || verdicts.some(({ faults }) => faults.length > 0)) process.exitCode = 1
