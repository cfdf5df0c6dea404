/** What is asked for, one after the other. */
const gestures = ['turn', 'closer'] as const

export type Gesture = (typeof gestures)[number]

/** The middle of a frame, small, and free of how light it is. */
type Signature = Float32Array

export interface Liveness {
  /** `settle` until the picture rests, `go` until it has changed, `back` until it is as before. */
  readonly phase: 'settle' | 'go' | 'back' | 'done'
  readonly gesture: Gesture
  /** How it rested. */
  readonly rest: Signature | undefined
  readonly last: Signature | undefined
  /** Frames in a row that say the same. */
  readonly seen: number
}

export const notBegun: Liveness = { phase: 'settle', gesture: 'turn', rest: undefined, last: undefined, seen: 0 }

const limits = { still: 0.25, moved: 0.55, back: 0.4, framesStill: 3, framesMoved: 2, framesBack: 2 }

/**
 * Follows the frames of a live camera. It sees that what is before the camera moved when that was asked for, twice, and
 * came back each time: a still picture held up, or a file, does not. It does not see whether it is a face, nor whose.
 */
export function follow(liveness: Liveness, frame: Signature): Liveness {
  const { phase, rest, last, seen } = liveness
  const next = { ...liveness, last: frame }
  if (phase === 'done') return next
  if (phase === 'settle') {
    const isStill = last !== undefined && difference(frame, last) < limits.still
    if (!isStill) return { ...next, seen: 0 }
    return seen + 1 < limits.framesStill ? { ...next, seen: seen + 1 } : { ...next, phase: 'go', rest: frame, seen: 0 }
  }
  const away = rest ? difference(frame, rest) : 0
  if (phase === 'go') {
    if (away < limits.moved) return { ...next, seen: 0 }
    return seen + 1 < limits.framesMoved ? { ...next, seen: seen + 1 } : { ...next, phase: 'back', seen: 0 }
  }
  if (away > limits.back) return { ...next, seen: 0 }
  if (seen + 1 < limits.framesBack) return { ...next, seen: seen + 1 }
  const following = gestures[gestures.indexOf(liveness.gesture) + 1]
  return following ? { ...next, phase: 'settle', gesture: following, seen: 0 } : { ...next, phase: 'done', seen: 0 }
}

/** A frame's brightness without its mean and its spread, so that a lamp that flickers is no movement. */
export function signatureOf(luma: Float32Array): Signature {
  const mean = luma.reduce((sum, value) => sum + value, 0) / luma.length
  const spread = Math.sqrt(luma.reduce((sum, value) => sum + (value - mean) ** 2, 0) / luma.length)
  return luma.map(value => (value - mean) / Math.max(spread, 1))
}

/** How far two frames are apart: 0 for the same one, around 1.1 for two that have nothing to do with each other. */
function difference(one: Signature, other: Signature): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}
