import { type CheckPart, checkParts } from './check/parts.ts'
import { type Outcome, runCommand } from './runCommand.ts'
import { resultsFolder, saveResult, type TestRecord } from './results.ts'

const limitMs = 90_000
const atOnce = 2

interface Judged {
  readonly name: string
  readonly outcome: Outcome
}

async function judge(part: CheckPart): Promise<Judged> {
  const outcome = await runCommand({ program: part.program, args: part.args, limitMs })
  const verdict = outcome.passed ? 'ok    ' : outcome.timedOut ? 'SLOW  ' : 'FAILED'
  console.log(`${verdict} ${part.name.padEnd(11)} ${(outcome.ms / 1000).toFixed(1).padStart(6)} s`)
  return { name: part.name, outcome }
}

/** Runs the parts two at a time, in order, whatever becomes of each. */
async function judgeAll(parts: readonly CheckPart[]): Promise<Judged[]> {
  const waiting = [...parts]
  const judged: Judged[] = []
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

function show({ name, outcome }: Judged) {
  console.log(`\n${name}:\n${outcome.output.trimEnd()}`)
}

/** Warnings fail nothing, so they are read only where somebody asked for that part by name. */
function tellWarnings({ name, outcome }: Judged) {
  const warnings = outcome.output.match(/^warning /gm)?.length ?? 0
  if (!outcome.passed || warnings === 0) return
  if (parts === checkParts) console.log(`\n${name} has ${warnings} warnings: npm run check -- ${name}`)
  else show({ name, outcome })
}

const parts = chosen(process.argv.slice(2))
const started = performance.now()
const judged = await judgeAll(parts)
const failed = judged.filter(({ outcome }) => !outcome.passed)
const [first, ...others] = failed
if (first) show(first)
judged.forEach(tellWarnings)
for (const other of others) console.log(`\n${other.name} failed too: npm run check -- ${other.name}`)
console.log(`\n${parts.length - failed.length} of ${parts.length} checks passed in ${seconds(started)} s`)
if (parts === checkParts) saveResult(resultsFolder, 'check', judged.map(asRecord))
if (failed.length > 0) process.exitCode = 1

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}

function asRecord({ name, outcome }: Judged): TestRecord {
  return { kind: 'check', file: 'tools/check.ts', title: name, state: outcome.passed ? 'passed' : 'failed' }
}
