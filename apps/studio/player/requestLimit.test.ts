import { expect, test } from 'vitest'
import { createRequestLimit } from './requestLimit.ts'

const carrier = '203.0.113.1'
const minute = 60_000

function open() {
  const clock = { nowMs: 0, now: () => clock.nowMs }
  const limit = createRequestLimit(clock)
  const ask = (key?: string, address = carrier) => limit.mayCome(address) && limit.mayAsk(address, key)
  /** How many of so many are let through. */
  const often = (times: number, key?: string) => Array.from({ length: times }, () => ask(key)).filter(Boolean).length
  return { clock, limit, ask, often }
}

test('six who play behind one address are counted each by their own key', () => {
  const { clock, limit, often } = open()
  const keys = ['1', '2', '3', '4', '5', '6']
  for (const key of keys) limit.know(key)
  expect(keys.map(key => often(1000, key))).toEqual(keys.map(() => 1000))
  expect(often(1000, '1')).toBe(200)
  clock.nowMs += minute
  expect(often(1, '1')).toBe(1)
})

test('keys that nobody knows are counted together by their address, however many are made up', () => {
  const { clock, limit, ask } = open()
  limit.know('hers')
  const heard = Array.from({ length: 2000 }, (_, at) => ask(`made up ${at}`)).filter(Boolean).length
  expect(heard).toBe(1200)
  expect([ask('hers'), ask('made up'), ask('made up', '203.0.113.2')]).toEqual([true, false, true])
  clock.nowMs += minute
  expect(ask('made up')).toBe(true)
})

test('whoever makes up keys keeps nobody of their address from looking at a page, nor from making up keys who looks', () => {
  const { limit, ask, often } = open()
  expect([often(2000, 'made up'), ask()]).toEqual([1200, true])
  expect([often(2000), ask('made up', '203.0.113.2')]).toEqual([1199, true])
  limit.know('hers')
  expect([limit.knows('hers'), limit.knows('made up'), ask('hers')]).toEqual([true, false, true])
})

test('a key that was not heard of for two minutes is known no more', () => {
  const { clock, limit, often } = open()
  limit.know('hers')
  clock.nowMs += minute
  expect([often(1200, 'made up'), often(10, 'hers')]).toEqual([1200, 10])
  clock.nowMs += minute
  expect([often(1200, 'made up'), often(10, 'hers')]).toEqual([1200, 0])
})

test('one address has an end, whatever it shows', () => {
  const { limit, often } = open()
  for (let key = 0; key < 60; key++) limit.know(String(key))
  let heard = 0
  for (let key = 0; key < 60; key++) heard += often(1001, String(key))
  expect(heard).toBe(60_000)
})
