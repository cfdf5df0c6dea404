import { expect, test } from 'vitest'
import { duePopups, type Popup, type SeenPopups } from './due.rules.ts'

/** Half past eight in the evening of January 31, 2026, in Manila. */
const nowMs = Date.UTC(2026, 0, 31, 12, 30)
const now = nowMs / 1000
const ana = { uid: '88000001', level: 0 }
const nothing: SeenPopups = { daily: {}, sinceSignIn: [], onThisPage: new Set() }

function popup(part: Partial<Popup> = {}): Popup {
  return {
    id: 'a',
    frequency: 1,
    url: '/img/popups/a.webp',
    title: ['One', 'Isa'],
    link_h5: '',
    seq: 0,
    start_time: now - 60,
    end_time: now + 60,
    state: 1,
    visible_type: 1,
    visible_user_list: [],
    level_list: [],
    updated_at: 0,
    ...part,
  }
}

const isShown = (one: Popup, seen: Partial<SeenPopups> = {}, viewer: typeof ana | null = ana) =>
  duePopups([one], { nowMs, viewer, seen: { ...nothing, ...seen } }).length === 1

test.each([
  ['one that is on', {}, true],
  ['one that is off [MSG-06]', { state: 0 as const }, false],
  ['one that has just begun [MSG-07]', { start_time: now }, true],
  ['one that has not begun [MSG-07]', { start_time: now + 1 }, false],
  ['one that is over this second [MSG-07]', { end_time: now }, false],
  ['one for other levels [MSG-05, MSG-08]', { visible_type: 2 as const, level_list: [7] }, false],
  [
    'one for the level that everybody begins with [MSG-05, MSG-08]',
    { visible_type: 2 as const, level_list: [0] },
    true,
  ],
  ['one for somebody else [MSG-08]', { visible_user_list: ['88000002'] }, false],
])('%s', (_, part, is) => expect(isShown(popup(part))).toBe(is))

test('a daily one is shown once per day in Manila, to members and guests alike [MSG-03, MSG-09]', () => {
  expect(isShown(popup(), { daily: { a: '2026-01-31' } })).toBe(false)
  expect(isShown(popup(), { daily: { a: '2026-01-31' } }, null)).toBe(false)
  expect(isShown(popup(), { daily: { a: '2026-01-30' } })).toBe(true)
  expect(isShown(popup(), { daily: { b: '2026-01-31' } })).toBe(true)
  expect(isShown(popup(), { sinceSignIn: ['a'], onThisPage: new Set(['a']) })).toBe(true)
})

test('one of each sign-in is shown once since then, and to a guest once per page that is loaded [MSG-04, MSG-09]', () => {
  const one = popup({ frequency: 2 })
  expect(isShown(one, { sinceSignIn: ['a'] })).toBe(false)
  expect(isShown(one, { daily: { a: '2026-01-31' }, onThisPage: new Set(['a']) })).toBe(true)
  expect(isShown(one, { sinceSignIn: ['a'] }, null)).toBe(true)
  expect(isShown(one, { onThisPage: new Set(['a']) }, null)).toBe(false)
})

test('the greatest number comes first, and of two alike the one that was changed last [MSG-11]', () => {
  const all = [
    popup({ id: 'old', seq: 5, updated_at: 1 }),
    popup({ id: 'low', seq: 1, updated_at: 9 }),
    popup({ id: 'new', seq: 5, updated_at: 2 }),
    popup({ id: 'top', seq: 10 }),
  ]
  const shown = duePopups(all, { nowMs, viewer: null, seen: nothing })
  expect(shown.map(({ id }) => id)).toEqual(['top', 'new', 'old', 'low'])
})
