import { expect, test } from 'vitest'
import { deskFilterOf } from './desk.rules.ts'

test.each([
  ['', '', '', 'processing'],
  ['', '10001', '', null],
  ['', '', '6fb9', null],
  ['all', '', '', null],
  ['shipped', '10001', '6fb9', 'shipped'],
] as const)('of the state %j, the member %j and the number %j the state is %j', (status, uid, id, asked) => {
  expect(deskFilterOf({ status, uid, id, from: '', to: '' }).status).toBe(asked)
})

test('a number stands for itself, and its beginning for all that begin so', () => {
  const idsOf = (id: string) => deskFilterOf({ status: '', uid: '', id, from: '', to: '' }).ids
  expect(idsOf('')).toBeNull()
  expect(idsOf('6fb92fa0')).toEqual({
    first: '6fb92fa0-0000-0000-0000-000000000000',
    last: '6fb92fa0-ffff-ffff-ffff-ffffffffffff',
  })
  const whole = '6fb92fa0-48aa-43fd-ad31-b191f8a5ceed'
  expect(idsOf(whole.replaceAll('-', ''))).toEqual({ first: whole, last: whole })
})

test('days stand for all that was redeemed from the first of them to the last, in Manila and in any state [MALL-81]', () => {
  const both = deskFilterOf({ status: '', uid: '', id: '', from: '2026-03-02', to: '2026-03-03' })
  expect([both.status, both.fromMs, both.untilMs]).toEqual([
    null,
    Date.parse('2026-03-02T00:00:00+08:00'),
    Date.parse('2026-03-04T00:00:00+08:00'),
  ])
  const none = deskFilterOf({ status: '', uid: '', id: '', from: '', to: '' })
  expect([none.fromMs, none.untilMs]).toEqual([undefined, undefined])
})
