import type { Bench } from './load/bench.ts'
import { numberOption, textOption } from './load/options.ts'
import { listRules } from './mutation/listRules.ts'
import { readReasons } from './mutation/reasons.ts'
import { type RulesVerdict, runMutants } from './mutation/runMutants.ts'

/** Of a hundred mutants so many must be killed. */
const leastPercent = 95

export const bench: Bench = {
  summary:
    'Changes the rules of money one operator or constant at a time, and names the changes that no test notices: --minutes 10 --path apps/server/features/limit',
  async run(args) {
    const untilMs = performance.now() + numberOption(args, 'minutes', 10) * 60_000
    const below = textOption(args, 'path') ?? ''
    const reasons = readReasons()
    const judged: RulesVerdict[] = []
    const { tested, untested } = listRules(below)
    for (const rules of tested) {
      if (performance.now() > untilMs) {
        console.log(`Out of time before ${rules.path}.`)
        break
      }
      const one = await runMutants(rules)
      judged.push(one)
      console.log(lineOf(one))
      for (const { line, name } of one.alive) console.log(`    ${line}: ${reasons[name] ?? name}`)
    }
    console.log(`\nWithout a unit test, held by others: ${untested.join(', ') || 'none'}`)
    const all = sum(judged.map(({ mutants }) => mutants))
    const alive = judged.flatMap(one => one.alive)
    const killed = all - alive.length
    const percent = all === 0 ? 100 : (100 * killed) / all
    const nameless = alive.filter(({ name }) => !reasons[name])
    console.log(
      `${killed} of ${all} mutants were killed, ${percent.toFixed(1)} %; ${nameless.length} live without a reason`,
    )
    return percent >= leastPercent && judged.length === tested.length ? 0 : 1
  },
}

function lineOf({ path, mutants, alive }: RulesVerdict): string {
  return `${String(mutants - alive.length).padStart(5)} of ${String(mutants).padStart(4)}  ${path}`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
