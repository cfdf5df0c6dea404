import { expect, test } from 'vitest'
import { valuesOf, wishOf } from './landingFields.ts'

const values = {
  img: '/img/home/banner-vip.webp',
  title_en: 'Play',
  title_tl: 'Laro',
  line_en: 'Games',
  line_tl: 'Mga laro',
  tone: 'sea',
  mini_program: 'glife',
  is_on: 'yes',
}

test('what is said is read, and shown again as it was said', () => {
  const wish = wishOf({ ...values, title_en: ' Play ' })
  if (typeof wish === 'string') throw new Error(wish)
  expect(wish).toEqual({ ...values, is_on: true })
  expect(valuesOf({ ...wish, name: 'grabvip', version: 0, updated_at: 0 })).toEqual(values)
})

test.each([
  [{ title_tl: 'x'.repeat(61) }, 'A title'],
  [{ line_en: 'x'.repeat(201) }, 'The text'],
])('%j cannot be read', (part, sentence) => expect(wishOf({ ...values, ...part })).toContain(sentence))
