import { expect, test } from 'vitest'
import { acceptedTypes, encodePhoto, isAccepted } from './photo.ts'

test('a photo is encoded as JPEG of quality 0.7 [SHELL-54]', async () => {
  const asked: unknown[] = []
  const file = await encodePhoto(
    {
      toBlob(done, type, quality) {
        asked.push(type, quality)
        done(new Blob(['photo'], { type }))
      },
    },
    'photo.jpg',
  )
  expect(asked).toEqual(['image/jpeg', 0.7])
  expect([file?.name, file?.type]).toEqual(['photo.jpg', 'image/jpeg'])
})

test('a browser that cannot encode gives no file', async () => {
  expect(await encodePhoto({ toBlob: done => done(null) }, 'photo.jpg')).toBeNull()
})

test.each([
  [true, 'image/png', true],
  [true, 'image/webp', true],
  [true, 'application/pdf', false],
  [false, 'image/png', true],
  [false, 'image/jpeg', false],
  [false, '', false],
])('with the camera sheet: %s, a file of type "%s" is taken: %s [KYC-97]', (withCamera, type, taken) => {
  expect(isAccepted(type, acceptedTypes(withCamera))).toBe(taken)
})
