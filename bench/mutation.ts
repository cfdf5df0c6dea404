import type { Bench } from './load/bench.ts'
import { numberOption, textOption } from './load/options.ts'
import { listRules } from './mutation/listRules.ts'
import { readReasons } from './mutation/reasons.ts'
import { type RulesVerdict, runMutants } from './mutation/runMutants.ts'

/** Of a hundred mutants of a feature so many must be killed. Each that lives has its reason in `mutation/reasons.json`. */
const leastPercent = 95

export const bench: Bench = {
  summary:
    'Changes the rules of money, the state tables and the dialects one operator, constant or way at a time, and names the changes that no test notices: --minutes 30 --path apps/server/features/limit',
  async run(args) {
    const untilMs = performance.now() + numberOption(args, 'minutes', 30) * 60_000
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
    const nameless = judged.flatMap(({ alive }) => alive).filter(({ name }) => !reasons[name])
    const nouns = [...new Set(judged.map(({ noun }) => noun))]
    const groups = nouns.map(noun => {
      const files = judged.filter(one => one.noun === noun)
      const all = sum(files.map(({ mutants }) => mutants))
      return { noun, all, alive: sum(files.map(({ alive }) => alive.length)) }
    })
    for (const { noun, all, alive } of groups)
      console.log(`${noun}: ${all - alive} of ${all} killed, ${percentOf(all, alive).toFixed(1)} %`)
    console.log(`${nameless.length} live without a reason`)
    const isEnough = groups.every(({ all, alive }) => percentOf(all, alive) >= leastPercent)
    return isEnough && nameless.length === 0 && judged.length === tested.length ? 0 : 1
  },
}

function percentOf(all: number, alive: number): number {
  return all === 0 ? 100 : (100 * (all - alive)) / all
}

function lineOf({ path, mutants, alive }: RulesVerdict): string {
  return `${String(mutants - alive.length).padStart(5)} of ${String(mutants).padStart(4)}  ${path}`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
