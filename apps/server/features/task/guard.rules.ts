import { coinCostUnits } from '@saya/contract/task/task.ts'
import { type TaskMeasure, taskTypes } from '@saya/contract/task/taskTypes.ts'
import { type Units, unitsPerPeso } from '@saya/money'
import type { Plans } from './checkIn.rules.ts'
import { onceTypes, type TaskDefinition } from './task.rules.ts'
import type { TaskStep } from './collected.rules.ts'
import { weekDays } from './week.rules.ts'

export const gameTypes = { live: 1, slots: 3 } as const

const betMeasures: readonly TaskMeasure[] = ['bets', 'slotBets', 'liveBets']

interface Measures {
  /** What grows with play. */
  readonly bets: readonly TaskMeasure[]
  /** What comes with any play at all. */
  readonly rounds: readonly TaskMeasure[]
}

const ofAnyGame: Measures = { bets: ['bets'], rounds: ['rounds'] }

function ofKind(gameType: number): Measures {
  if (gameType === gameTypes.slots) return { bets: ['slotBets'], rounds: ['slotRounds'] }
  if (gameType === gameTypes.live) return { bets: ['liveBets'], rounds: ['liveRounds'] }
  return { bets: [], rounds: [] }
}

function stepsOf(tasks: readonly TaskDefinition[], measures: readonly TaskMeasure[]): readonly TaskStep[] {
  const counting = tasks.filter(({ ty, category, isOn }) => {
    const measure = taskTypes[ty]?.measure
    return isOn && category === 2 && measure !== undefined && measures.includes(measure)
  })
  return counting.flatMap(({ steps }) => steps)
}

/**
 * What a peso of best play on a game of a kind earns back in coins, at their planned cost. What any game earns and what its kind earns
 * are bounded each by itself and added: whoever plays kinds beside each other comes to no more than these prices of their stakes, though
 * a step of any game may be reached on all of them together. Coins that only rounds give count from the first step on, and among the
 * gifts of a month as well: a round may cost next to nothing, so that nothing here bounds them where no task asks for bets.
 */
export function coinBackPpm(tasks: readonly TaskDefinition[], gameType: number): number {
  const [any, own] = [earningOf(tasks, ofAnyGame), earningOf(tasks, ofKind(gameType))]
  if (any.growing.length > 0 && own.growing.length > 0) return bestPpm(any) + bestPpm(own)
  return bestPpm({ growing: [...any.growing, ...own.growing], always: any.always + own.always })
}

interface Earning {
  readonly growing: readonly TaskStep[]
  readonly always: number
}

function earningOf(tasks: readonly TaskDefinition[], { bets, rounds }: Measures): Earning {
  return {
    growing: stepsOf(tasks, bets),
    always: stepsOf(tasks, rounds).reduce((sum, { coins }) => sum + coins, 0),
  }
}

function bestPpm({ growing, always }: Earning): number {
  const shares = growing.map(({ value }) => {
    const reached = growing.filter(step => step.value <= value).reduce((sum, { coins }) => sum + coins, always)
    const [cost, bet] = [BigInt(reached) * coinCostUnits, BigInt(value) * unitsPerPeso]
    return Number((cost * 1_000_000n + bet - 1n) / bet)
  })
  return Math.max(0, ...shares)
}

const daysOfMonth = 31

/** The most that a cycle of seven days gives in so many days, wherever it stands at their beginning. */
function mostIn(cycle: readonly number[], days: number): number {
  const whole = cycle.reduce((sum, coins) => sum + coins, 0) * Math.floor(days / weekDays)
  const rests = cycle.map((_, from) => {
    const rest = Array.from({ length: days % weekDays }, (__, at) => cycle[(from + at) % weekDays] ?? 0)
    return rest.reduce((sum, coins) => sum + coins, 0)
  })
  return whole + Math.max(0, ...rests)
}

/**
 * What check-ins and tasks that ask for no bets give one member in a month at most, at the planned cost of a coin. Rounds are
 * played at any stake, so tasks that ask for them are among these. All that is done once is counted to the month, though it is that of
 * the first week alone.
 */
export function coinGiftMonth(tasks: readonly TaskDefinition[], { newbie, daily }: Plans): Units {
  const on = tasks.filter(({ isOn }) => isOn)
  const sumOf = (some: readonly TaskDefinition[]) =>
    some.flatMap(({ steps }) => steps).reduce((sum, { coins }) => sum + coins, 0)
  const once = on.filter(({ ty }) => onceTypes.includes(ty))
  const everyDay = on.filter(({ ty }) => !onceTypes.includes(ty) && !asksForBets(ty))
  const first = newbie.reduce((sum, coins) => sum + coins, 0) + mostIn(daily, daysOfMonth - weekDays)
  const checkIns = Math.max(first, mostIn(daily, daysOfMonth))
  return BigInt(sumOf(once) + sumOf(everyDay) * daysOfMonth + checkIns) * coinCostUnits
}

function asksForBets(ty: number): boolean {
  const measure = taskTypes[ty]?.measure
  return measure !== undefined && betMeasures.includes(measure)
}
