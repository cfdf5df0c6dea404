import { expect, test } from 'vitest'
import { judgeFrame } from './judgeFrame.ts'

const [width, height] = [160, 100]

function frame(shade: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) data.fill(shade(at % width, Math.floor(at / width)), at * 4, at * 4 + 4)
  return { data, width, height }
}

const letters = (x: number, y: number) => ((x >> 1) % 3 === 0 && (y >> 2) % 3 === 0 ? 30 : 220)

test('a sharp card in good light needs no advice', () => expect(judgeFrame(frame(letters))).toBeUndefined())
test('little light is told first', () => expect(judgeFrame(frame((x, y) => letters(x, y) / 5))).toBe('dark'))
test('a burnt-out spot is told', () => {
  expect(judgeFrame(frame((x, y) => (Math.hypot(x - 80, y - 50) < 32 ? 255 : letters(x, y))))).toBe('glare')
})
test('soft edges are told', () => {
  expect(judgeFrame(frame((x, y) => 130 + 90 * Math.sin(x / 9) * Math.sin(y / 9)))).toBe('blurred')
})
