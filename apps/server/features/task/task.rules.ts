import { collectDays, taskStates, type TaskState } from '@saya/contract/task/task.ts'
import {
  pesoMeasures,
  type TaskCategory,
  type TaskMeasure,
  type TaskType,
  taskTypes,
} from '@saya/contract/task/taskTypes.ts'
import { unitsPerPeso } from '@saya/money'
import { type CollectedStep, openSteps, type TaskStep } from './collected.rules.ts'
import { addDays, daysBetween, type NewbieWeek } from './week.rules.ts'

const ofAccount: readonly TaskMeasure[] = ['username', 'password', 'email', 'verified', 'avatar']

/** What is asked of the account itself, and a follow, is done once, whatever the day. */
function isOnce({ category, measure }: Pick<TaskType, 'category' | 'measure'>): boolean {
  return category === 1 || measure === 'follow' || ofAccount.includes(measure)
}

/** The types that are done once. */
export const onceTypes: readonly number[] = Object.keys(taskTypes)
  .map(Number)
  .filter(ty => taskTypes[ty] && isOnce(taskTypes[ty]))

/** A task as staff set it. */
export interface TaskDefinition {
  readonly ty: number
  readonly category: TaskCategory
  readonly names: readonly [string, string]
  /** From the least on. */
  readonly steps: readonly TaskStep[]
  readonly isOn: boolean
  /** The day on which it was switched off, where somebody did. */
  readonly offDay?: string | undefined
  readonly sorting: number
  readonly seq: number
}

/** What a member did on one day: amounts in units, everything else counts. */
export type DayFacts = Readonly<Partial<Record<TaskMeasure, bigint>>>

export interface TaskFacts {
  readonly today: string
  readonly week: NewbieWeek
  readonly days: ReadonlyMap<string, DayFacts>
  /** What the account has by now, whenever that was. */
  readonly account: ReadonlySet<TaskMeasure>
  readonly collected: readonly CollectedStep[]
}

/** One step of a task for one day, or for good. */
export interface Due {
  readonly ty: number
  /** Names it among everything that the member can collect. */
  readonly name: string
  /** The day that it counts for; today where it is done once. */
  readonly day: string
  readonly isOnce: boolean
  readonly step: TaskStep
}

export interface TaskVerdict {
  readonly state: TaskState
  /** All that can be collected now, the oldest first. */
  readonly due: readonly Due[]
  /** How far the step is that comes next, and where it ends. */
  readonly progress: number
  readonly goal: number
  readonly bonus: number
}

/** How far a member is with a task: a question about facts, asked when it is shown and again when it is collected. */
export function judgeTask(task: TaskDefinition, facts: TaskFacts): TaskVerdict {
  const type = taskTypes[task.ty]
  if (!type) return { state: taskStates.go, due: [], progress: 0, goal: 1, bonus: 0 }
  const once = isOnce(type)
  const days = once ? [facts.today] : lastDays(facts.today)
  const due = days.flatMap(day => dueOf(task, facts, { day, once }))
  const done = doneOf(task, facts, facts.today)
  const open = openOn(task, facts, once ? undefined : facts.today)
  const next = open.find(step => done < BigInt(step.value)) ?? open[0] ?? task.steps.at(-1)
  const goal = next?.value ?? 1
  return {
    state: stateOf(task, facts, { due, done, open }),
    due,
    progress: Number(done < BigInt(goal) ? done : BigInt(goal)),
    goal,
    bonus: due.length > 0 ? sumOf(due.map(({ step }) => step)) : (next?.coins ?? 0),
  }
}

interface Standing {
  readonly due: readonly Due[]
  readonly done: bigint
  readonly open: readonly TaskStep[]
}

function stateOf(task: TaskDefinition, facts: TaskFacts, { due, done, open }: Standing): TaskState {
  if (due.length > 0) return taskStates.collectable
  if (open.length === 0) return taskStates.collected
  if (task.category === 1 && !isWithin(facts)) return taskStates.failed
  return done > 0n ? taskStates.begun : taskStates.go
}

/** Today, and the days of which something can still be collected. */
function lastDays(today: string): readonly string[] {
  return Array.from({ length: collectDays + 1 }, (_, at) => addDays(today, at - collectDays))
}

function dueOf(
  task: TaskDefinition,
  facts: TaskFacts,
  { day, once }: { readonly day: string; readonly once: boolean },
) {
  if (task.category === 1 && daysBetween(facts.week.lastDay, facts.today) > collectDays) return []
  if (!task.isOn && !lingers(task, facts.today, day)) return []
  const done = doneOf(task, facts, day)
  const named = once ? undefined : day
  return openOn(task, facts, named)
    .filter(({ value }) => done >= BigInt(value))
    .map((step): Due => ({ ty: task.ty, name: nameOf(task.ty, step, named), day, isOnce: once, step }))
}

/** What is left of a task's steps: of one day, or for good. */
function openOn({ ty, steps }: TaskDefinition, { collected }: TaskFacts, day: string | undefined): readonly TaskStep[] {
  const own = collected.filter(one => one.ty === ty && (day === undefined || one.day === day))
  return openSteps(steps, own)
}

/**
 * Whether what was done on a day can still be collected though the task is off: for seven days, if it was done by the day on which the
 * task went off. Of what has no day, an account that is verified say, it can be that day alone, and a follow was never done.
 */
function lingers({ ty, offDay }: TaskDefinition, today: string, day: string): boolean {
  const measure = taskTypes[ty]?.measure
  if (offDay === undefined || measure === undefined || measure === 'follow') return false
  if (ofAccount.includes(measure)) return today <= offDay
  return taskTypes[ty]?.category === 1 ? today <= addDays(offDay, collectDays) : day <= offDay
}

/** The last day on which what was done for a task that is off can be collected; nothing of one that is on or long gone. */
export function lastDayOf({ ty, isOn, offDay }: TaskDefinition): string | undefined {
  const measure = taskTypes[ty]?.measure
  if (isOn || offDay === undefined || measure === undefined || measure === 'follow') return undefined
  return ofAccount.includes(measure) ? offDay : addDays(offDay, collectDays)
}

/** Whether anything of it can be collected on a day, by whoever has done it. */
export function isCollectable(task: TaskDefinition, today: string): boolean {
  return task.isOn || today <= (lastDayOf(task) ?? '')
}

/** How much of what a task asks for was done: in whole pesos, or counted. */
function doneOf({ ty, category, offDay }: TaskDefinition, { days, account, week }: TaskFacts, day: string): bigint {
  const type = taskTypes[ty]
  if (!type) return 0n
  const { measure } = type
  if (measure === 'follow') return 1n
  if (ofAccount.includes(measure)) return account.has(measure) ? 1n : 0n
  const lastDay = offDay !== undefined && offDay < week.lastDay ? offDay : week.lastDay
  const counted = category === 1 ? [...days.keys()].filter(one => one >= week.firstDay && one <= lastDay) : [day]
  const done = counted.reduce((sum, one) => sum + (days.get(one)?.[measure] ?? 0n), 0n)
  return pesoMeasures.includes(measure) ? done / unitsPerPeso : done
}

export function isWithin({ today, week }: Pick<TaskFacts, 'today' | 'week'>): boolean {
  return today >= week.firstDay && today <= week.lastDay
}

function nameOf(ty: number, { value }: TaskStep, day: string | undefined): string {
  return `task ${ty}/${value} ${day ?? 'once'}`
}

function sumOf(steps: readonly TaskStep[]): number {
  return steps.reduce((sum, { coins }) => sum + coins, 0)
}

/** What all tasks of a category come to for one member: of one day, or of the first week. With those that can be collected on a day alone. */
export function mostOf(tasks: readonly TaskDefinition[], category: TaskCategory, today?: string): number {
  const counted = tasks.filter(task => (today === undefined ? task.isOn : isCollectable(task, today)))
  return sumOf(counted.filter(task => task.category === category).flatMap(({ steps }) => steps))
}

/** What waits for a member, beside follows: whoever does not want to follow is not reminded of it. */
export function countDone(tasks: readonly TaskDefinition[], facts: TaskFacts): number {
  return tasks.filter(
    task => taskTypes[task.ty]?.measure !== 'follow' && judgeTask(task, facts).state === taskStates.collectable,
  ).length
}
