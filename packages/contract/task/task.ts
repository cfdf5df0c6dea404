import * as v from 'valibot'
import { seconds } from '../money.ts'

/** 0 go, 1 done and collected, 2 can be collected, 3 begun, 4 not done in the first week. */
export const taskStates = { go: 0, collected: 1, collectable: 2, begun: 3, failed: 4 } as const
export type TaskState = (typeof taskStates)[keyof typeof taskStates]

export const taskState = v.picklist(Object.values(taskStates))

const day = v.pipe(v.string(), v.isoDate())

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))

/** How much of what a task asks for gives how many coins, as staff set it. */
export const step = v.object({ value: whole(10_000_000), coins: whole(10_000) })

/** One task of a member. `config` is the text of a `TaskConfig`. */
export const task = v.object({
  ty: v.number(),
  name: v.string(),
  /** An address, or empty. */
  images: v.string(),
  config: v.string(),
  task_state: taskState,
  task_category: v.picklist([1, 2]),
  /** 1 while it is on. One that is off is there while what was done for it can be collected. */
  state: v.number(),
  /** Until when what was done for it can be collected, where it is off. */
  collect_until: v.nullable(seconds),
})

/** What stands in the text `config` of a task. */
export interface TaskConfig {
  /** What Collect gives now, or else what is next. */
  readonly bonus: number
  readonly progress_bar: number
  readonly goal_progress: number
  readonly constraints: readonly { readonly value: number; readonly bonus: number }[]
}

/** What stands in the text `config` of a check-in. */
export interface CheckInConfig extends TaskConfig {
  readonly type: number
  /** What each day of the week gives. */
  readonly daily: readonly number[]
  readonly daily_done: boolean
  /** Days in a row so far. */
  readonly sign_in_days: number
  /** Which day of the week today is, from 1. */
  readonly place: number
  /** What yesterday and today give, where both can be checked in. */
  readonly make_up: { readonly day: string; readonly place: number; readonly bonus: number } | null
}

/** When the first week of a member began, and whether it still is: 0 while it is. */
export const newbieClock = { start_time: seconds, cur_time: seconds, is_newbie: v.picklist([0, 1]) }

export const signInDay = v.object({
  date: day,
  /** What was given, 0 where nothing was. */
  bonus: v.number(),
  status: v.picklist(['signed', 'pending', 'missed']),
  /** What the day gives or gave. */
  points: v.number(),
  isToday: v.boolean(),
  task_state: taskState,
})

export const received = v.object({
  id: v.string(),
  name: v.string(),
  image: v.string(),
  bonus: v.number(),
  receive_at: seconds,
  /** The Manila day on which it came. */
  date: day,
  /** What came on that day in all; said with the first row of the day. */
  day_total: v.nullable(v.number()),
})

/** For so many days what was done can be collected. */
export const collectDays = 7
/** A coin is planned at so many 1/10,000 peso. */
export const coinCostUnits = 100n
/** So many coins are planned at a peso. */
export const coinsOfPeso = 100
