import { carryOut, type Failure } from './carryOut.ts'
import type { SimulationPlace } from './openRun.ts'
import { type Plan, type PlanStep, planOf } from './plan.ts'

/** Carries out one seed's plan. Returns nothing when all went well, else a report with the shortest plan that still fails. */
export async function simulate(place: SimulationPlace, seed: number): Promise<string | undefined> {
  const plan = planOf(seed)
  const failure = await carryOut(place, plan)
  if (!failure) return undefined
  const begin = { ...plan, steps: plan.steps.slice(0, failure.at + 1) }
  const shortest = await shorten(place, begin, failure)
  return report(shortest.plan, shortest.failure)
}

interface Failing {
  readonly plan: Plan
  readonly failure: Failure
}

const mostAttempts = 80
const mostMs = 20_000

/** Leaves out step by step, then command by command, whatever the failure does not need. */
async function shorten(place: SimulationPlace, plan: Plan, failure: Failure): Promise<Failing> {
  const endMs = performance.now() + mostMs
  let [best, attempts]: [Failing, number] = [{ plan, failure }, 0]
  for (let isShorter = true; isShorter && attempts < mostAttempts; ) {
    isShorter = false
    for (const steps of shorterBy(best.plan.steps)) {
      if (++attempts > mostAttempts || performance.now() > endMs) break
      const shorter = { ...best.plan, steps }
      const stillFails = await carryOut(place, shorter)
      if (!stillFails) continue
      best = { plan: { ...shorter, steps: steps.slice(0, stillFails.at + 1) }, failure: stillFails }
      isShorter = true
      break
    }
  }
  return best
}

function* shorterBy(steps: readonly PlanStep[]): Generator<readonly PlanStep[]> {
  for (let index = steps.length - 2; index >= 0; index--) yield steps.filter((_, other) => other !== index)
  for (const [index, step] of steps.entries()) {
    if (step.step !== 'volley' || step.commands.length < 2) continue
    for (const left of step.commands.keys()) {
      const commands = step.commands.filter((_, other) => other !== left)
      yield steps.with(index, { ...step, commands })
    }
  }
}

function report({ seed, members, startBalance, steps }: Plan, { faults }: Failure): string {
  const lines = steps.map((step, index) => `  ${index + 1}. ${describe(step)}`)
  const title = `Seed ${seed}, ${members} members with ${startBalance} each, fails after:`
  return [title, ...lines, 'with:', ...faults.map(fault => `  ${fault}`)].join('\n')
}

function describe(step: PlanStep): string {
  return JSON.stringify(step, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}
