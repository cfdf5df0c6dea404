import { ask, bodyOf, decideAs, openWorld, type Player, reject, submitAs, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBirthday } from '../index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const birthdayOf = ({ uid }: Player) => world.db.member(uid, tx => findBirthday(tx, uid))

test('a birthday counts once it is approved: one that was stated, rejected or changed since does not [FACT-64]', async () => {
  const ana = await world.player()
  await submitAs(world, ana, { birthday: '1992-02-29' })
  expect(await birthdayOf(ana)).toBeUndefined()
  await decideAs(world, ana.uid, reject('birthday'))
  expect(await birthdayOf(ana)).toBeUndefined()
  const second = { ...(await bodyOf(world, ana)), birthday: '1992-02-28', attachments: {} }
  expect((await ask(world, 'POST /member/kyc/update', { body: second }, ana)).status).toBe(200)
  await decideAs(world, ana.uid, { decision: 'basic', version: 2 })
  expect(await birthdayOf(ana)).toBe('1992-02-28')

  // A change of the basic information leaves the standing as it is, and nobody has looked at it.
  const basics = { first_name: 'Ana', middle_name: '', last_name: 'Reyes', gender: 'female' } as const
  const changed = { ...basics, birthday: '1991-02-03', attachments: {} }
  expect((await ask(world, 'POST /member/kyc/base', { body: changed }, ana)).status).toBe(200)
  expect(await birthdayOf(ana)).toBe('1992-02-28')
  const fourth = { ...(await bodyOf(world, ana)), birthday: '1991-02-03', attachments: {} }
  expect((await ask(world, 'POST /member/kyc/update', { body: fourth }, ana)).status).toBe(200)
  await decideAs(world, ana.uid, { decision: 'full', version: 4 })
  expect(await birthdayOf(ana)).toBe('1991-02-03')
})
