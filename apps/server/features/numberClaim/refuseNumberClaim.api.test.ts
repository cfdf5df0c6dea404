import { askOffice, numberClaimDesk, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: ReturnType<typeof numberClaimDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = numberClaimDesk(world)
  token = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

test('who proposed it or a colleague refuses with a reason, and what is decided stays so [AUTH-95]', async () => {
  const [fresh, proposed] = [await on.asked(), await on.proposed()]
  const wordless = { body: { id: fresh.id, reason: ' ' } }
  expect((await askOffice(world, 'POST /office/api/number-claim/refuse', wordless, token)).status).toBe(400)
  expect((await on.find(fresh.id)).status).toBe('asked')
  expect((await on.refuse(fresh.id, token)).data).toEqual({ status: 'refused' })
  expect((await on.refuse(proposed.id, proposed.proposer.token)).data).toEqual({ status: 'refused' })
  expect((await on.refuse(fresh.id, token)).code).toBe('number_claim_over')
  expect(await on.find(proposed.id)).toMatchObject({ decision: 'Not the person', decided_by: proposed.proposer.id })
  const colleagues = await on.proposed()
  expect((await on.refuse(colleagues.id, token)).data).toEqual({ status: 'refused' })
  expect((await on.list({ status: 'refused' }, token)).data.d).toHaveLength(3)
  expect((await on.refuse(fresh.id, (await staffOf(world, { role: 'regulator' })).token)).status).toBe(403)
})
