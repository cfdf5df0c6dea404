import { expect, test } from 'vitest'
import { shortReference } from './shortReference.ts'

test.each([
  ['6fb92fa0-48aa-43fd-ad31-b191f8a5ceed', '6FB9 2FA0'],
  ['12', '12'],
])('of %s one reads aloud %s', (id, aloud) => {
  expect(shortReference(id)).toBe(aloud)
})
