import { coinCostUnits } from '@saya/contract/task/task.ts'
import { type TaskMeasure, taskTypes } from '@saya/contract/task/taskTypes.ts'
import { unitsPerPeso } from '@saya/money'
import type { TaskDefinition, TaskStep } from './task.rules.ts'

export const gameTypes = { live: 1, slots: 3 } as const

/** What grows with play on a game of a kind, and what comes with any play at all. */
function measuresOf(gameType: number): {
  readonly bets: readonly TaskMeasure[]
  readonly rounds: readonly TaskMeasure[]
} {
  if (gameType === gameTypes.slots) return { bets: ['bets', 'slotBets'], rounds: ['rounds', 'slotRounds'] }
  if (gameType === gameTypes.live) return { bets: ['bets', 'liveBets'], rounds: ['rounds', 'liveRounds'] }
  return { bets: ['bets'], rounds: ['rounds'] }
}

function stepsOf(tasks: readonly TaskDefinition[], measures: readonly TaskMeasure[]): readonly TaskStep[] {
  const counting = tasks.filter(({ ty, category, isOn }) => {
    const measure = taskTypes[ty]?.measure
    return isOn && category === 2 && measure !== undefined && measures.includes(measure)
  })
  return counting.flatMap(({ steps }) => steps)
}

/** What a peso of best play on a game of a kind earns back in coins, at their planned cost. Coins that only rounds give count from the first step on. */
export function coinBackPpm(tasks: readonly TaskDefinition[], gameType: number): number {
  const { bets, rounds } = measuresOf(gameType)
  const growing = stepsOf(tasks, bets)
  const always = stepsOf(tasks, rounds).reduce((sum, { coins }) => sum + coins, 0)
  const shares = growing.map(({ value }) => {
    const reached = growing.filter(step => step.value <= value).reduce((sum, { coins }) => sum + coins, always)
    const [cost, bet] = [BigInt(reached) * coinCostUnits, BigInt(value) * unitsPerPeso]
    return Number((cost * 1_000_000n + bet - 1n) / bet)
  })
  return Math.max(0, ...shares)
}

export interface PlayedGame {
  readonly name: string
  readonly gameType: number
  readonly rtpPpm: number
}

interface Earning {
  readonly tasks: readonly TaskDefinition[]
  /** What VIP levels give at their best. */
  readonly levelBackPpm: number
}

/** The game on which levels and coins alone would let play earn money, the worst of them; nothing where there is none. */
export function findUnsafeGame({ tasks, levelBackPpm }: Earning, games: readonly PlayedGame[]): PlayedGame | undefined {
  const marginOf = ({ rtpPpm, gameType }: PlayedGame) =>
    1_000_000 - rtpPpm - levelBackPpm - coinBackPpm(tasks, gameType)
  return games.filter(game => marginOf(game) <= 0).toSorted((one, other) => marginOf(one) - marginOf(other))[0]
}
