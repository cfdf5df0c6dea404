import { askOffice, bodyOf, decideAs, openWorld, staffOf, submitAs, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

async function stated(form: Record<string, string>): Promise<string> {
  const player = await world.player()
  await submitAs(world, player, form)
  return String(player.uid)
}

test('a case is found by words of its name, by its UID and by its whole ID number, and that it was is on record', async () => {
  const { token, email } = await staffOf(world, { role: 'kyc' })
  const { token: reader } = await staffOf(world, { role: 'compliance' })
  const ana = await stated({ first_name: 'Ana', last_name: 'Núñez', id_number: 'N11-22-334455' })
  const ben = await stated({ first_name: 'Ben', last_name: 'Cruz', id_number: 'N99-88-776655' })
  await decideAs(world, BigInt(ben), { decision: 'full' })
  const find = async (q: string) =>
    (await askOffice(world, 'POST /office/api/review/find', { body: { q } }, token)).data
  expect(await find('nunez an')).toEqual({
    d: [
      {
        uid: ana,
        name: 'Ana Reyes Núñez',
        id_type: "Driver's License",
        submitted_at: expect.any(Number),
        is_waiting: true,
        by: 'name',
      },
    ],
    is_cut: false,
  })
  // Decided ones are found by what is one member's alone.
  expect((await find('Cruz Ben')).d).toEqual([])
  for (const q of ['N99-88-776655', 'n99 88 776655', ' N9988776655 '])
    expect((await find(q)).d).toMatchObject([{ uid: ben, by: 'number', is_waiting: false }])
  expect((await find(ben)).d).toMatchObject([{ uid: ben, by: 'uid' }])
  // A part of a number is nobody's.
  for (const q of ['N99-88', '9988776655', '%%', "' or 1=1", 'Zeus']) expect((await find(q)).d).toEqual([])
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { action: 'review.find' } }, reader)
  const told = acts.data.d.find(({ after }) => after.includes('by number'))
  expect(told).toMatchObject({ operator: email, after: JSON.stringify({ found: [`${ben} by number`], words: '' }) })
  expect(JSON.stringify(acts.data.d)).not.toContain('776655')
})

test('whoever may not read cases finds none', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  const q = 'N99-88-776655'
  expect(await askOffice(world, 'POST /office/api/review/find', { body: { q } }, token)).toMatchObject({ status: 403 })
})

test('more than twenty are cut, and it says so', async () => {
  const { token } = await staffOf(world, { role: 'risk' })
  const player = await world.player()
  const { id_number: number } = await bodyOf(world, player)
  for (let count = 0; count < 21; count++) {
    const other = await world.player()
    await submitAs(world, other, { id_number: number })
  }
  const { data } = await askOffice(world, 'POST /office/api/review/find', { body: { q: number } }, token)
  expect([data.d.length, data.is_cut]).toEqual([20, true])
})
