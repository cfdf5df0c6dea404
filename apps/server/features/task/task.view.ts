import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { TaskConfig } from '@saya/contract/task/task.ts'
import { daySpan } from '@saya/money'
import { type Language, textIn } from '@saya/contract/text.ts'
import { judgeTask, lastDayOf, type TaskDefinition, type TaskFacts } from './task.rules.ts'
import type { NewbieWeek } from './week.rules.ts'

type ShownTask = AnswerOf<typeof contract.task.listTasks>['d'][number]

/** A task as one member is shown it. */
export function viewTask(task: TaskDefinition, facts: TaskFacts, language: Language): ShownTask {
  const { state, progress, goal, bonus } = judgeTask(task, facts)
  const lastDay = lastDayOf(task)
  const constraints = task.steps.map(({ value, coins }) => ({ value, bonus: coins }))
  const config: TaskConfig = { bonus, progress_bar: progress, goal_progress: goal, constraints }
  return {
    ty: task.ty,
    name: textIn(task.names, language),
    images: '',
    config: JSON.stringify(config),
    task_state: state,
    task_category: task.category,
    state: task.isOn ? 1 : 0,
    collect_until: lastDay === undefined ? null : Math.floor(daySpan(lastDay).untilMs / 1000),
  }
}

/** When the first week began, and whether it still is: 0 while it is. */
export function viewClock({ startAtMs, endAtMs }: NewbieWeek, nowMs: number) {
  return {
    start_time: Math.floor(startAtMs / 1000),
    cur_time: Math.floor(nowMs / 1000),
    is_newbie: nowMs < endAtMs ? (0 as const) : (1 as const),
  }
}
