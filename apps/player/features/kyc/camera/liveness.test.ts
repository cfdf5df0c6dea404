import { expect, test } from 'vitest'
import { follow, type Liveness, notBegun, signatureOf } from './liveness.ts'

const size = 24

/** A round head before a wall, somewhere in the frame, in some light. */
function frame(at = 12, radius = 6, light = 1) {
  const luma = new Float32Array(size * size)
  for (let index = 0; index < luma.length; index++) {
    const isHead = Math.hypot((index % size) - at, Math.floor(index / size) - 12) < radius
    luma[index] = (isHead ? 180 : 60) * light
  }
  return signatureOf(luma)
}

const still = [frame(), frame(), frame(), frame()]
const turned = [frame(19), frame(19)]
const close = [frame(12, 11), frame(12, 11)]
const back = [frame(), frame()]

function see(frames: readonly Float32Array[], from: Liveness = notBegun): Liveness {
  return frames.reduce(follow, from)
}

test('whoever rests, turns and comes back, then comes closer and goes back, is done', () => {
  expect(see(still)).toMatchObject({ phase: 'go', gesture: 'turn' })
  expect(see([...still, ...turned])).toMatchObject({ phase: 'back', gesture: 'turn' })
  const first = see([...still, ...turned, ...back])
  expect(first).toMatchObject({ phase: 'settle', gesture: 'closer' })
  expect(see([...still, ...close, ...back], first).phase).toBe('done')
})

test('a picture that does not move is never done, whatever the light does', () => {
  const flickering = Array.from({ length: 60 }, (_, at) => frame(12, 6, 0.6 + (at % 3) * 0.2))
  expect(see(flickering)).toMatchObject({ phase: 'go', gesture: 'turn' })
})

test('whoever moves and does not come back is not done', () => {
  expect(see([...still, ...turned, ...turned, ...turned, ...turned])).toMatchObject({ phase: 'back', gesture: 'turn' })
})

test('a picture that never rests does not begin', () => {
  const restless = Array.from({ length: 30 }, (_, at) => frame(at % 2 ? 5 : 19))
  expect(see(restless)).toMatchObject({ phase: 'settle', gesture: 'turn' })
})
