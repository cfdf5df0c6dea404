import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the record is taken as CSV by whoever may, with a reason, and that it was taken stands in it', async () => {
  const { token } = await staffOf(world, { role: 'compliance' })
  const take = (reason: string) =>
    askOffice(world, 'POST /office/api/act/export', { body: { filter: {}, reason } }, token)
  expect(await take('no')).toMatchObject({ status: 400 })
  const { data } = await take('Yearly review by the auditor')
  const lines = data.csv.trim().split('\r\n')
  expect(lines[0]).toBe('seq,at,operator,role,action,object,before,after,reason,address,request_id,hash')
  expect(lines[1]).toContain('act.export')
  expect(lines[1]).toContain('Yearly review by the auditor')
  expect(lines.length).toBe(data.rows + 1)
})
