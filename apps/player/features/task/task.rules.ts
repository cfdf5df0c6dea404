import { taskLimits } from '@saya/contract/limits'
import { type CheckInConfig, type TaskConfig, taskStates } from '@saya/contract/task/task.ts'
import { dayMs, daySpan, manilaDay, startOfManilaDay } from '@saya/money'

/** What stands in a text, or nothing where it cannot be read: the task is then left out, and somebody can see why. */
function readText<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T
  } catch (fault) {
    // The documents ask for a warning of it.
    // oxlint-disable-next-line no-console
    console.warn('The config of a task could not be read.', fault)
    return undefined
  }
}

export function readConfig(text: string): TaskConfig | undefined {
  return readText<TaskConfig>(text)
}

export function readCheckIn(text: string): CheckInConfig | undefined {
  return readText<CheckInConfig>(text)
}

export type TaskWord = 'go' | 'completed' | 'collected' | 'collect' | 'failed' | 'ongoing'

/** What a task says of itself. A number that nobody knows is something under way. */
export function wordOf(state: number, category: number): TaskWord {
  if (state === taskStates.go) return 'go'
  if (state === taskStates.collected) return category === 1 ? 'completed' : 'collected'
  if (state === taskStates.collectable) return 'collect'
  return state === taskStates.failed ? 'failed' : 'ongoing'
}

export interface NewbieClock {
  readonly start_time: number
  readonly cur_time: number
  /** 0 while it is the first week. */
  readonly is_newbie: number
}

export interface NewbieInfo {
  readonly isNewbiePeriod: boolean
  readonly secondsRemaining: number
  /** From 1, by the calendar day of the start. */
  readonly whenDay: number
  readonly endsAtMs: number
}

const { weekDays } = taskLimits

/** The first week: seven days from its start, and not over midnight of the seventh. */
export function newbieOf({ start_time, cur_time, is_newbie }: NewbieClock): NewbieInfo {
  const [startMs, nowMs] = [start_time * 1000, cur_time * 1000]
  const whenDay = Math.round((startOfManilaDay(nowMs) - startOfManilaDay(startMs)) / dayMs) + 1
  const endsAtMs = Math.min(startMs + weekDays * dayMs, startOfManilaDay(startMs) + weekDays * dayMs)
  const secondsRemaining = Math.max(0, Math.floor((endsAtMs - nowMs) / 1000))
  const isNewbiePeriod = is_newbie === 0 && whenDay < weekDays + 1 && secondsRemaining > 0
  return { isNewbiePeriod, secondsRemaining, whenDay, endsAtMs }
}

/** So many days, and `hh:mm:ss` of the rest. */
export function timeLeft(seconds: number): readonly [days: number, time: string] {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const rest = seconds % 86_400
  return [Math.floor(seconds / 86_400), `${two(rest / 3600)}:${two((rest / 60) % 60)}:${two(rest % 60)}`]
}

export type CellState = 'checked' | 'waiting' | 'lost' | 'pending'

export interface WeekCell {
  readonly place: number
  readonly state: CellState
  readonly coins: number
}

/**
 * The day of a cycle that was missed and can be made up for, so that the cycle goes on: it is shown, and not the one that would begin. Behind
 * a seventh day, that of the first week too, today is the first of the next seven in any case.
 */
export function savedDay(makeUp: CheckInConfig['make_up']): number | undefined {
  return makeUp && makeUp.place < weekDays ? makeUp.place : undefined
}

/** Whether a check-in, of today alone or of the missed day too, is one of a seventh day. */
export function givesSeventh({ place, make_up: makeUp }: CheckInConfig, isBoth: boolean): boolean {
  if (!isBoth || !makeUp) return place === weekDays
  return makeUp.place >= weekDays - 1
}

/** The week of the check-in as the card shows it: of a cycle, the days in a row before today are checked. */
export function weekOf(config: CheckInConfig, isNewbie: boolean, signed: ReadonlySet<number>): readonly WeekCell[] {
  const { daily, make_up: makeUp, daily_done: isDone } = config
  const saved = isNewbie ? undefined : savedDay(makeUp)
  const today = saved === undefined ? config.place : saved + 1
  return Array.from({ length: weekDays }, (_, at) => {
    const place = at + 1
    const coins = daily[at] ?? taskLimits.fallbackCoins
    if (place === today) return { place, coins, state: isDone ? 'checked' : 'waiting' }
    if (place > today) return { place, coins, state: 'pending' }
    const wasMissed = isNewbie ? !signed.has(place) : saved === place
    return { place, coins, state: wasMissed ? 'lost' : 'checked' }
  })
}

export interface SignedDay {
  readonly date: string
  readonly status: 'signed' | 'pending' | 'missed'
  readonly points: number
}

/** What a month shows where its record could not be had: past days are missed, and those to come give 50. */
export function unknownDays(days: readonly string[], today: string): readonly SignedDay[] {
  return days.map(date => ({
    date,
    status: date < today ? 'missed' : 'pending',
    points: date < today ? 0 : taskLimits.fallbackCoins,
  }))
}

export type MonthCell = string | null

/** The days of a month, weeks beginning with Sunday: 35 cells, or 42 where it needs them. */
export function monthCells(month: string): readonly MonthCell[] {
  const first = `${month}-01`
  const blank = new Date(`${first}T00:00:00Z`).getUTCDay()
  const days = daysOf(month)
  const cells = [...Array<null>(blank).fill(null), ...days]
  const { calendarCells: least } = taskLimits
  const size = cells.length > least ? least + weekDays : least
  return [...cells, ...Array<null>(size - cells.length).fill(null)]
}

export function daysOf(month: string): readonly string[] {
  const firstMs = daySpan(`${month}-01`).fromMs
  return Array.from({ length: 31 }, (_, at) => manilaDay(firstMs + at * dayMs)).filter(day => day.startsWith(month))
}

/** The month before or behind one; none behind that of today. */
export function monthBeside(month: string, step: -1 | 1, today: string): string | undefined {
  const [first, last] = [daySpan(`${month}-01`).fromMs, daySpan(daysOf(month).at(-1) ?? `${month}-28`).untilMs]
  const next = manilaDay(step === 1 ? last : first - 1).slice(0, 7)
  return next > today.slice(0, 7) ? undefined : next
}

/** An address that is none is no picture. */
export function pictureOf(image: string): string | undefined {
  return image.startsWith('http') ? image : undefined
}
