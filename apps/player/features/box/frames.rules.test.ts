import { expect, test } from 'vitest'
import { motionLimits } from '@saya/contract/limits.ts'
import { asksAgainAfterMs, boxStages, frameAfter, poseOf } from './frames.rules.ts'

const { boxFrames, boxFrameMs, boxShownMs } = motionLimits

test('the box has 70 frames of 50 ms, moves to 40% when it comes, to 90% when it is opened and then to its end [PROMO-66, PROMO-67, CONST-10]', () => {
  expect([boxFrames, boxFrameMs]).toEqual([70, 50])
  expect(boxStages).toEqual({ shown: 28, opening: 63, open: 70 })
})

test.each([
  [0, 'shown', 1],
  [27, 'shown', 28],
  [28, 'shown', 28],
  [28, 'opening', 29],
  [63, 'opening', 63],
  [63, 'open', 64],
  [70, 'open', 70],
] as const)('behind frame %i on the way to %s comes frame %i [PROMO-66]', (frame, stage, next) => {
  expect(frameAfter(frame, stage, false)).toBe(next)
  expect(frameAfter(frame, stage, true)).toBe(boxStages[stage])
})

test('the lid only ever opens further, and the light only grows', () => {
  const poses = Array.from({ length: boxFrames + 1 }, (_, frame) => poseOf(frame))
  for (const [at, pose] of poses.entries()) {
    const before = poses[at - 1] ?? pose
    expect(pose.turn).toBeLessThanOrEqual(before.turn)
    expect(pose.lift).toBeLessThanOrEqual(before.lift)
    expect(pose.light).toBeGreaterThanOrEqual(before.light)
  }
  expect(poses.at(-1)).toMatchObject({ light: 1, coins: 1, size: 1 })
})

test('what was won is shown for 3 seconds, and what waits is asked for anew 1 second behind that [PROMO-68, PROMO-69, CONST-10]', () => {
  expect([boxShownMs, asksAgainAfterMs]).toEqual([3000, 1000])
})
