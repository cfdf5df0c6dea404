import { kycLimits } from '@saya/contract/limits'
import { deadlineMs, hourMs, isClockRunning, type Standing } from './standing.rules.ts'

export type RemindedHours = 0 | 24 | 48

const reminderHours = [24, 48] as const satisfies readonly (typeof kycLimits.checkPointHours)[number][]

/** What the clock has to do for a member by now, and when it has to look again: never, where it stands still. */
export interface ClockTurn {
  readonly isFreezing: boolean
  /** The check point to remind of, the latest alone where several were missed. */
  readonly reminds: RemindedHours
  readonly nextAtMs: number | null
}

interface WatchedMember {
  readonly standing: Standing
  readonly createdAtMs: number
  readonly remindedHours: number
}

/** Past the deadline means later than it: the very moment still counts as in time. */
export function isPastDeadline(createdAtMs: number, nowMs: number): boolean {
  return nowMs > createdAtMs + deadlineMs
}

/** Which check points lie behind: more than 24, 48 and 72 hours since the account was made. */
export function passedCheckPoints(createdAtMs: number, nowMs: number): readonly number[] {
  return kycLimits.checkPointHours.filter(hours => nowMs > createdAtMs + hours * hourMs)
}

export function clockTurn({ standing, createdAtMs, remindedHours }: WatchedMember, nowMs: number): ClockTurn {
  if (!isClockRunning(standing)) return { isFreezing: false, reminds: 0, nextAtMs: null }
  if (isPastDeadline(createdAtMs, nowMs)) return { isFreezing: true, reminds: 0, nextAtMs: null }
  const passed = passedCheckPoints(createdAtMs, nowMs)
  const due = reminderHours.filter(hours => hours > remindedHours && passed.includes(hours)).at(-1) ?? 0
  const reminded = Math.max(due, remindedHours)
  const ahead = [...reminderHours, kycLimits.deadlineHours].find(hours => hours > reminded)
  return { isFreezing: false, reminds: due, nextAtMs: createdAtMs + (ahead ?? kycLimits.deadlineHours) * hourMs + 1 }
}
