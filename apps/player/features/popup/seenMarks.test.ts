import { createStorage } from '@saya/client/storage'
import { expect, test } from 'vitest'
import { outlivesSignOut } from '../../shared/session/changeSession.ts'
import { seenMarks } from './seenMarks.ts'

const nowMs = Date.UTC(2026, 0, 31, 12, 30)
const byMember = { nowMs, isMember: true }

function open() {
  const store = createStorage({
    version: '1',
    hostname: 'localhost',
    backing() {
      throw new Error('This browser keeps nothing.')
    },
  })
  return { store, marks: seenMarks(store) }
}

test('signing out forgets what is shown at each sign-in, and not what is shown once a day [MSG-10]', () => {
  const { store, marks } = open()
  marks.mark({ id: 'each', frequency: 2 }, byMember)
  marks.mark({ id: 'day', frequency: 1 }, byMember)
  expect(marks.read()).toMatchObject({ daily: { day: '2026-01-31' }, sinceSignIn: ['each'] })
  store.clearExcept(outlivesSignOut)
  expect(marks.read()).toMatchObject({ daily: { day: '2026-01-31' }, sinceSignIn: [] })
})

test('what was seen on another day is not kept, and nothing is kept twice', () => {
  const { marks } = open()
  marks.mark({ id: 'old', frequency: 1 }, { nowMs: nowMs - 86_400_000, isMember: true })
  marks.mark({ id: 'day', frequency: 1 }, byMember)
  for (const _ of [1, 2]) marks.mark({ id: 'each', frequency: 2 }, byMember)
  expect(marks.read()).toMatchObject({ daily: { day: '2026-01-31' }, sinceSignIn: ['each'] })
})

test('what this page has shown is known to it alone', () => {
  const { store, marks } = open()
  marks.mark({ id: 'each', frequency: 2 }, byMember)
  expect([...marks.read().onThisPage]).toEqual(['each'])
  expect([...seenMarks(store).read().onThisPage]).toEqual([])
})

test('what a guest saw is shown again to who signs in, unless they saw it today [MSG-04]', () => {
  const { marks } = open()
  marks.mark({ id: 'each', frequency: 2 }, { nowMs, isMember: false })
  marks.mark({ id: 'day', frequency: 1 }, { nowMs, isMember: false })
  expect(marks.read()).toMatchObject({ daily: { day: '2026-01-31' }, sinceSignIn: [] })
})
