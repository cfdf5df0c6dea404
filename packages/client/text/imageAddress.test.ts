import { expect, test } from 'vitest'
import { imageAddress } from './imageAddress.ts'

test.each(['http://img.example.test/a.png', 'https://img.example.test/a.png'])(
  'the image %s is kept as it is [SHELL-76]',
  path => expect(imageAddress(path, 'https://host.example.test')).toBe(path),
)

test.each([
  ['games/a.webp', 'https://host.example.test'],
  ['/games/a.webp', 'https://host.example.test'],
  ['/games/a.webp', 'https://host.example.test/'],
])('the image path %s is found on the host %s after one slash [SHELL-77]', (path, host) => {
  expect(imageAddress(path, host)).toBe('https://host.example.test/games/a.webp')
})

test('no path gives no address [SHELL-78]', () => {
  expect(imageAddress('', 'https://host.example.test')).toBe('')
})
