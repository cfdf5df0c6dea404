import { expect, test } from 'vitest'
import { valuesOf, wishOf } from './popupFields.ts'

const values = {
  img: `/img/popups/${'0'.repeat(32)}.webp`,
  title_en: 'More',
  title_tl: 'Dagdag',
  link: ' /cashback ',
  from: '2026-02-01',
  to: '2026-02-01',
  frequency: '2',
  seq: '10',
  visible_type: '2',
  levels: '0, 7',
  users: '',
  brand: 'play',
  is_on: 'yes',
}

test('a day begins and ends in Manila, and the last one counts', () => {
  expect(wishOf(values)).toEqual({
    img: values.img,
    title_en: 'More',
    title_tl: 'Dagdag',
    link: '/cashback',
    start_time: Date.UTC(2026, 0, 31, 16) / 1000,
    end_time: Date.UTC(2026, 1, 1, 16) / 1000,
    frequency: 2,
    seq: 10,
    visible_type: 2,
    levels: [0, 7],
    users: [],
    brand: 'play',
    is_on: true,
  })
})

test('what is kept is shown as it was said', () => {
  const wish = wishOf(values)
  if (typeof wish === 'string') throw new Error(wish)
  const shown = valuesOf({ ...wish, id: '1', version: 0, updated_at: 0 })
  expect(shown).toEqual({ ...values, link: '/cashback' })
})

test.each([
  [{ seq: 'first' }, 'Enter a whole number for the order'],
  [{ levels: '30' }, 'Enter VIP levels'],
  [{ users: 'ana' }, 'Enter UIDs'],
  [{ to: '2026-01-31' }, 'The last day'],
  [{ from: '' }, 'The last day'],
])('%j cannot be read', (part, sentence) => expect(wishOf({ ...values, ...part })).toContain(sentence))
