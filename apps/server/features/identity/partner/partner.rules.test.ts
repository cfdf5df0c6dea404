import { expect, test } from 'vitest'
import { judgePerson } from './partner.rules.ts'

const today = '2026-11-22'
const person = { id: '1', phone: '639171234567', hasName: true, birthday: '1990-05-01' }

test.each([
  ['639171234567', '9171234567'],
  ['+63 917 123 4567', '9171234567'],
  ['09171234567', '9171234567'],
  ['9171234567', '9171234567'],
  ['6281234567890', undefined],
  ['', undefined],
  [null, undefined],
])('a partner that writes %s means the phone %s', (phone, own) => {
  expect(judgePerson({ ...person, phone }, today)).toEqual({ ok: true, phone: own })
})

test.each([
  ['2005-11-22', true],
  ['2005-11-23', false],
  ['2015-01-01', false],
  [null, true],
])('somebody born on %s is let in: %s', (birthday, isLetIn) => {
  expect(judgePerson({ ...person, birthday }, today).ok).toBe(isLetIn)
})
