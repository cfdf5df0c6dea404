import { type CheckPart, checkParts } from './check/parts.ts'
import { type PartOutcome, reportOf, verdictOf } from './check/report.ts'
import { resultsFolder, saveResult, type TestRecord } from './results.ts'
import { treeOf } from './tree.ts'
import { runCommand } from './runCommand.ts'

const limitMs = 180_000
const atOnce = 2

async function judge({ name, program, args }: CheckPart): Promise<PartOutcome> {
  const judged = { name, outcome: await runCommand({ program, args, limitMs }) }
  console.log(verdictOf(judged))
  return judged
}

/** Runs the parts two at a time, in order, whatever becomes of each. */
async function judgeAll(parts: readonly CheckPart[]): Promise<PartOutcome[]> {
  const waiting = [...parts]
  const judged: PartOutcome[] = []
  async function work() {
    for (let part = waiting.shift(); part; part = waiting.shift()) judged.push(await judge(part))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return judged
}

function chosen(names: readonly string[]): readonly CheckPart[] {
  const unknown = names.filter(name => !checkParts.some(part => part.name === name))
  if (unknown.length === 0) return names.length > 0 ? checkParts.filter(part => names.includes(part.name)) : checkParts
  console.error(`There is no check ${unknown.join(', ')}; there are ${checkParts.map(part => part.name).join(', ')}.`)
  process.exit(2)
}

const words = process.argv.slice(2)
const parts = chosen(words.filter(word => word !== '--warnings'))
const started = performance.now()
const judged = await judgeAll(parts)
const seconds = (performance.now() - started) / 1000
console.log(`\n${reportOf({ parts: judged, showsWarnings: words.includes('--warnings'), seconds })}`)
if (parts === checkParts)
  saveResult(resultsFolder, 'check', { tree: treeOf(process.cwd()), tests: judged.map(asRecord) })
if (judged.some(({ outcome }) => !outcome.passed)) process.exitCode = 1

function asRecord({ name, outcome }: PartOutcome): TestRecord {
  return { kind: 'check', file: 'tools/check.ts', title: name, state: outcome.passed ? 'passed' : 'failed' }
}
