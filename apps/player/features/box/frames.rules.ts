/** The animation of a box: how many frames it has, and how long one is shown. */
export const boxFrames = 70
export const frameMs = 50

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

/** How long what a box held is shown before it closes by itself, and when what waits is asked for anew behind it. */
export const closesAfterMs = 3000
export const asksAgainAfterMs = 1000
