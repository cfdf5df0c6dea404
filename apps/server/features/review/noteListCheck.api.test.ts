import { askOffice, openWorld, staffOf, submitAs, type World } from '@saya/testing'
import { importRestricted } from '../kyc/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('whoever may be restricted is approved only after somebody looked into the list', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  const player = await world.player()
  await submitAs(world, player, { occupation: 'Government Employee' })
  const uid = String(player.uid)
  const read = async () => (await askOffice(world, 'POST /office/api/review/read', { body: { uid } }, token)).data
  const approve = () =>
    askOffice(world, 'POST /office/api/review/decide', { body: { uid, version: 1, decision: 'full' } }, token)
  await askOffice(world, 'POST /office/api/review/claim', { body: { uid, version: 1 } }, token)
  expect((await read()).needs_list_check).toBe(true)
  expect(await approve()).toMatchObject({ status: 422, code: 'restricted_unchecked' })
  const body = { uid, version: 1, result: 'none', evidence: 'Search 4711' } as const
  expect(await askOffice(world, 'POST /office/api/review/list-check', { body }, token)).toMatchObject({ status: 200 })
  expect((await read()).needs_list_check).toBe(false)
  expect(await approve()).toMatchObject({ status: 200, data: { kyc_status: 5 } })
})

async function submitted(at: World): Promise<string> {
  const player = await at.player()
  await submitAs(at, player)
  return String(player.uid)
}

test('without a list nobody is called clear or approved unsought; a list that comes later counts at once', async () => {
  const bare = await openWorld({ hasRestrictedList: false })
  const { token } = await staffOf(bare, { role: 'kyc' })
  const [first, second] = [await submitted(bare), await submitted(bare)]
  const body = (uid: string) => ({ body: { uid, version: 1 } })
  const read = async (uid: string) =>
    (await askOffice(bare, 'POST /office/api/review/read', { body: { uid } }, token)).data
  const approve = (uid: string) =>
    askOffice(bare, 'POST /office/api/review/decide', { body: { uid, version: 1, decision: 'full' } }, token)
  const listLine = async (uid: string) => (await read(uid)).checks.find(({ name }) => name === 'Restricted persons')
  for (const uid of [first, second]) await askOffice(bare, 'POST /office/api/review/claim', body(uid), token)
  expect(await listLine(first)).toMatchObject({ result: 'Not checked: no list imported', is_ok: false })
  expect((await read(first)).needs_list_check).toBe(true)
  expect(await approve(first)).toMatchObject({ code: 'restricted_unchecked' })
  const found = { body: { uid: first, version: 1, result: 'none', evidence: 'Search 12' } } as const
  await askOffice(bare, 'POST /office/api/review/list-check', found, token)
  expect(await listLine(first)).toMatchObject({ result: 'Looked up: not on it', is_ok: true })
  expect(await approve(first)).toMatchObject({ status: 200 })

  const head = 'source,name,birthday,valid_from,valid_to,reference'
  await importRestricted(bare.api.kyc, `${head}\nNDRP,Walang Pangalan,1950-01-01,,,1`)
  expect(await listLine(second)).toMatchObject({ result: expect.stringMatching(/^Clear, list of 2026-/), is_ok: true })
  await importRestricted(bare.api.kyc, `${head}\nNDRP,Ana Reyes Dela Cruz,1990-01-31,,,2`)
  expect(await listLine(second)).toMatchObject({ result: 'On the list', is_ok: false })
  expect(await approve(second)).toMatchObject({ code: 'restricted_unchecked' })
  await bare.close()
})

test('a member on the list of restricted persons is approved by another reviewer than the one who cleared them', async () => {
  const { token: rosa } = await staffOf(world, { role: 'kyc' })
  const { token: luz } = await staffOf(world, { role: 'kyc' })
  const head = 'source,name,birthday,valid_from,valid_to,reference'
  await importRestricted(world.api.kyc, `${head}\nNDRP,Lito Nakalista,1980-02-03,,,7`)
  const player = await world.player()
  await submitAs(world, player, {
    first_name: 'Lito',
    middle_name: '',
    last_name: 'Nakalista',
    birthday: '1980-02-03',
  })
  const uid = String(player.uid)
  const claim = (token: string) =>
    askOffice(world, 'POST /office/api/review/claim', { body: { uid, version: 1, takes_over: true } }, token)
  const approve = (token: string) =>
    askOffice(world, 'POST /office/api/review/decide', { body: { uid, version: 1, decision: 'full' } }, token)
  await claim(rosa)
  const found = { body: { uid, version: 1, result: 'lifted', evidence: 'Search 13' } } as const
  await askOffice(world, 'POST /office/api/review/list-check', found, rosa)
  expect(await approve(rosa)).toMatchObject({ status: 409, code: 'second_reviewer_needed' })
  await claim(luz)
  expect(await approve(luz)).toMatchObject({ status: 200, data: { kyc_status: 5 } })
})

test('what was found counts for what was submitted, and not for what comes later', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  const body = { uid: await submitted(world), version: 2, result: 'none', evidence: 'Search 14' } as const
  expect(await askOffice(world, 'POST /office/api/review/list-check', { body }, token)).toMatchObject({
    code: 'case_changed',
  })
})
