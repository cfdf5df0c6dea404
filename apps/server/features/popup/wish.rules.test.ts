import { expect, test } from 'vitest'
import { readWish } from './wish.rules.ts'

const wish = {
  title_en: 'More on your deposit',
  title_tl: 'Dagdag sa deposito',
  img: `/img/popups/${'0'.repeat(32)}.webp`,
  link: '/cashback',
  frequency: 1 as const,
  seq: 10,
  start_time: 1000,
  end_time: 2000,
  is_on: true,
  brand: '' as const,
  visible_type: 1 as const,
  levels: [],
  users: [],
}

test.each([
  ['a link that runs a script', { link: 'javascript:alert(1)' }, 'popup_link'],
  ['a link to nowhere safe', { link: '//example.com' }, 'popup_link'],
  ['an end before the beginning', { end_time: 999 }, 'popup_window'],
  ['an end at the beginning', { end_time: 1000 }, 'popup_window'],
  ['levels that are not named', { visible_type: 2 as const }, 'popup_levels'],
])('%s is refused', (_, part, code) => {
  expect(readWish({ ...wish, ...part })).toMatchObject({ ok: false, code })
})

test('levels are kept once each and in order, and only where they count', () => {
  const byLevel = readWish({ ...wish, visible_type: 2, levels: [7, 3, 7] })
  expect(byLevel).toMatchObject({ ok: true, data: { levels: [3, 7] } })
  expect(readWish({ ...wish, levels: [7] })).toMatchObject({ ok: true, data: { levels: [] } })
})

test('members are kept once each, and times as they were said', () => {
  expect(readWish({ ...wish, users: ['88000001', '88000001'] })).toMatchObject({
    ok: true,
    data: { users: [88_000_001n], startsAtMs: 1_000_000, endsAtMs: 2_000_000 },
  })
})
