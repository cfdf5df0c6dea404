import { keepWatching } from '../../view/keepWatching.ts'
import type { Shot } from '../shape.ts'

export interface SeenShot extends Shot {
  readonly seat: number
}

/** The reef that this player sits at, and what has just been shot there. */
export interface ReefState {
  readonly nowMs: number
  readonly reef: number
  readonly seat: number
  /** The seats that are taken. */
  readonly seats: readonly number[]
  readonly shots: readonly SeenShot[]
}

/** Tells of the others at the reef for as long as the page is there. Nothing that is paid for depends on it. */
export type WatchReef = (hear: (state: ReefState) => void) => void

export function openReef(session: string): WatchReef {
  return hear => void keepWatching<ReefState>({ session, call: 'reef/watch', hear })
}
