import { checkInTypes } from '@saya/contract/task/taskTypes.ts'
import { type Period, type Plans, type TaskDefinition, type TaskStep, weekDays } from '../task/index.ts'

export interface TaskWish {
  readonly ty: number
  readonly steps: readonly TaskStep[]
  readonly is_on: boolean
}

/** What tasks and check-ins give in all. */
export interface Earnings {
  readonly tasks: readonly TaskDefinition[]
  readonly plans: Plans
}

const mostSteps = 5

export function periodOf(ty: number): Period | undefined {
  if (ty === checkInTypes.newbie) return 'newbie'
  return ty === checkInTypes.daily ? 'daily' : undefined
}

export function areSteps({ ty, steps }: TaskWish): boolean {
  if (periodOf(ty)) return steps.length === weekDays
  const isRising = steps.every(({ value }, at) => at === 0 || value > (steps[at - 1]?.value ?? 0))
  return steps.length >= 1 && steps.length <= mostSteps && isRising
}

/** The same with one of them as it is wished for. */
export function changed({ tasks, plans }: Earnings, { ty, steps, is_on: isOn }: TaskWish, today: string): Earnings {
  const period = periodOf(ty)
  if (period) return { tasks, plans: { ...plans, [period]: steps.map(({ coins }) => coins) } }
  const wish = tasks.map(task => {
    if (task.ty !== ty) return task
    return { ...task, steps, isOn, offDay: isOn ? undefined : task.isOn ? today : task.offDay }
  })
  return { plans, tasks: wish }
}
