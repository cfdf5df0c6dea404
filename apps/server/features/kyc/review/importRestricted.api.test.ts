import { openWorld, rosa, submitAs, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importRestricted } from './importRestricted.ts'
import { readCase } from './readCase.ts'

const head = 'source,name,birthday,valid_from,valid_to,reference'
const [ramon, ana] = ['NDRP,Ramon Soriano Dela Cruz,1980-02-03,,,7', 'NDRP,"Reyes, Ana Lopez",1981-02-03,,,8']

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const take = (...lines: string[]) => importRestricted(world.api.kyc, [head, ...lines].join('\n'))

/** What the list says of somebody who submits these names: first, middle, last and birthday. */
async function resultOf(first_name: string, middle_name: string, last_name: string, birthday: string) {
  const player = await world.player()
  await submitAs(world, player, { first_name, middle_name, last_name, birthday })
  const whole = await readCase(world.api.kyc, player.uid, { reviewer: rosa, deviceId: '', sessionId: '' })
  return whole?.line?.checks.restricted
}

test('whoever leaves their middle name out, or has another birthday, is not clear', async () => {
  await take(ramon, ana, 'NDRP,Lito Santos,1970-01-01,,,9')
  expect(await resultOf('Ramon', 'Soriano', 'Dela Cruz', '1980-02-03')).toBe('listed')
  expect(await resultOf('Ramon', '', 'Dela Cruz', '1980-02-03')).toBe('possible')
  expect(await resultOf('Ramon', 'S.', 'Dela Cruz', '1980-02-03')).toBe('possible')
  expect(await resultOf('Ramon', 'Soriano', 'Dela Cruz', '1980-03-02')).toBe('possible')
  expect(await resultOf('Ana', '', 'Reyes', '1981-02-03')).toBe('possible')
  expect(await resultOf('Lito', 'Cruz', 'Santos', '1970-01-01')).toBe('possible')
  // Half of a name and another birthday is everybody's.
  expect(await resultOf('Ramon', '', 'Dela Cruz', '1990-02-03')).toBe('none')
  expect(await resultOf('Ramon', 'Ocampo', 'Dela Cruz', '1990-02-03')).toBe('none')
})

test('a list replaces the earlier list of its source, and leaves other sources unchanged', async () => {
  await take('PAGCOR,Bantay Sarado,1975-01-01,,,1')
  expect(await take(ana)).toEqual({ rows: 1, added: 0, gone: 2 })
  expect(await resultOf('Ramon', 'Soriano', 'Dela Cruz', '1980-02-03')).toBe('none')
  expect(await resultOf('Ramon', '', 'Dela Cruz', '1980-02-03')).toBe('none')
  expect(await resultOf('Bantay', '', 'Sarado', '1975-01-01')).toBe('listed')
  expect(await resultOf('Ana', 'Lopez', 'Reyes', '1981-02-03')).toBe('listed')
  await expect(take(ramon, 'NDRP,Kulang')).rejects.toThrow('Line 3')
  expect(await resultOf('Ramon', 'Soriano', 'Dela Cruz', '1980-02-03')).toBe('none')
})
