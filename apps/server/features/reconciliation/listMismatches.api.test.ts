import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepReport } from '../deposit/reconciliation/report.store.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

function list(token: string) {
  const input = { query: { gateway: 'maya', day: '2026-03-01' } }
  return askOffice(world, 'GET /office/api/reconciliation/mismatch/list', input, token)
}

test('what did not add up is listed for its day, and is closed when the day is compared anew and fits', async () => {
  const { token } = await staffOf(world, { role: 'regulator' })
  const none = { count: 0, amount: 0n }
  const empty = { told: none, credited: none, kept: none, ordered: none, posted: none, mismatches: [] }
  const one = { kind: 'currency', name: 'pay_1', amount: 1_000_000n, currency: 'USD', otherAmount: 990_000n } as const
  const day = { gateway: 'maya', day: '2026-03-01', direction: 'in' } as const
  await world.db.app(tx =>
    keepReport(tx, day, { report: { ...empty, mismatches: [one] }, hasList: false, nowMs: 1000 }),
  )
  expect((await list(token)).data.d).toEqual([
    {
      kind: 'currency',
      name: 'pay_1',
      amount: '100.00',
      currency: 'USD',
      other_amount: '99.00',
      deposit: '',
      break_payment: '',
      withdrawal: '',
      uid: '',
      found_at: 1,
      closed_at: 0,
      version: 0,
      note: '',
      is_explained: false,
      noted_by: '',
      noted_at: 0,
    },
  ])
  await world.db.app(tx => keepReport(tx, day, { report: empty, hasList: false, nowMs: 2000 }))
  expect((await list(token)).data).toMatchObject({ d: [{ name: 'pay_1', found_at: 1, closed_at: 2 }], t: 1 })
  await world.db.app(tx =>
    keepReport(tx, day, { report: { ...empty, mismatches: [one] }, hasList: false, nowMs: 3000 }),
  )
  expect((await list(token)).data.d).toMatchObject([{ name: 'pay_1', found_at: 1, closed_at: 0 }])
})

test('whoever may not see them sees none', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  expect(await list(token)).toMatchObject({ status: 403 })
})
