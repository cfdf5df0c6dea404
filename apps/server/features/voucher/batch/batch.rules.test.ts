import { batchStatuses } from '@saya/contract/voucher/batch.ts'
import { expect, test } from 'vitest'
import { expiryMs, nextStatus } from './batch.rules.ts'

const legal = [
  'proposed approved approved',
  'proposed rejected rejected',
  'proposed voided void',
  'approved issued issued',
  'approved voided void',
  'issued voided void',
]

test('a batch goes these ways and no other', () => {
  const events = ['approved', 'rejected', 'issued', 'voided'] as const
  const gone = batchStatuses.flatMap(from =>
    events.flatMap(event => {
      const to = nextStatus(from, event)
      return to ? [`${from} ${event} ${to}`] : []
    }),
  )
  expect(gone).toEqual(legal)
})

const nowMs = Date.parse('2026-03-02T10:00:00+08:00')

test.each([
  ['2026-03-02', '2026-03-03T00:00:00+08:00'],
  ['2026-12-31', '2027-01-01T00:00:00+08:00'],
  ['2028-02-29', '2028-03-01T00:00:00+08:00'],
])('vouchers of which %s is the last day end at %s', (day, end) => {
  expect(expiryMs(day, nowMs)).toBe(Date.parse(end))
})

test.each(['2026-03-01', '2028-03-03', '2026-02-30', '2026-13-01'])('%s can be no last day', day => {
  expect(expiryMs(day, nowMs)).toBeUndefined()
})
