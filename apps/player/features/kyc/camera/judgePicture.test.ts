import { expect, test } from 'vitest'
import { judgePicture, type Pixels } from './judgePicture.ts'

const width = 64
const height = 48

/** Paints a picture in grey by a rule. */
function paint(of: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    data.fill(of(at % width, Math.floor(at / width)), at * 4, at * 4 + 3)
    data[at * 4 + 3] = 255
  }
  return { data, width, height }
}

const lettering = (x: number, y: number) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 190 : 60)
const soft = (x: number) => 120 + 40 * Math.sin(x / 10)

test('a sharp picture in good light has no fault', () => {
  expect(judgePicture(paint(lettering), 720).faults).toEqual([])
})

test.each([
  ['dark', (x: number, y: number) => lettering(x, y) / 5],
  ['bright', (x: number, y: number) => 225 + lettering(x, y) / 10],
  ['glare', (x: number, y: number) => (x < 16 ? 255 : lettering(x, y))],
  ['blurred', soft],
] as const)('a picture that is %s is said to be', (fault, of) => {
  expect(judgePicture(paint(of), 720).faults).toContain(fault)
})

test('a picture too small to read is said to be', () => {
  expect(judgePicture(paint(lettering), 479).faults).toEqual(['small'])
})
