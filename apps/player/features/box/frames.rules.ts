import { motionLimits } from '@saya/contract/limits.ts'

const { boxFrames } = motionLimits

/** How far it moves when the box comes, while it is being opened, and when its prize is there. */
export const boxStages = {
  shown: Math.round(boxFrames * 0.4),
  opening: Math.round(boxFrames * 0.9),
  open: boxFrames,
} as const
export type BoxStage = keyof typeof boxStages

/** The frame behind one on the way to a stage. Whoever asked for less motion is there at once. */
export function frameAfter(frame: number, stage: BoxStage, isStill: boolean): number {
  const end = boxStages[stage]
  return isStill ? end : Math.min(frame + 1, end)
}

interface BoxPose {
  /** How far the lid is turned, in degrees, and lifted, in the drawing's own units. */
  readonly turn: number
  readonly lift: number
  /** From nothing to one: how much light there is, and how far the coins have come out. */
  readonly light: number
  readonly coins: number
  readonly size: number
}

/** How the box looks in a frame: it comes, its lid lifts, and in the end it is off. */
export function poseOf(frame: number): BoxPose {
  const come = share(frame, 0, boxStages.shown)
  const opened = share(frame, boxStages.shown, boxStages.opening)
  const over = share(frame, boxStages.opening, boxStages.open)
  return {
    turn: -9 * come - 13 * opened - 8 * over,
    lift: -34 * opened - 40 * over,
    light: 0.62 * come + 0.28 * opened + 0.1 * over,
    coins: come * 0.8 + opened * 0.2,
    size: 0.6 + 0.4 * Math.min(1, come * 1.6),
  }
}

function share(frame: number, from: number, to: number): number {
  return Math.min(Math.max((frame - from) / (to - from), 0), 1)
}

/** When what waits is asked for anew, once what a box held was shown. */
export const asksAgainAfterMs = 1000
