import { ask, openWorld, readCode, type World } from '@saya/testing'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { composeApi } from '../../../composeApi.ts'
import type { Peppers } from '../../../platform/peppers.ts'
import { photoAddress, readPhotoAddress } from '../../kyc/photo/photoAddress.ts'
import { fileAddress, readFileAddress } from '../../statement/fileAddress.ts'
import { systemRandom } from '../../../platform/random.ts'

const [old, fresh] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)]

let world: World
const copies: { close(): Promise<unknown> }[] = []
beforeEach(async () => {
  world = await openWorld()
})
afterEach(async () => {
  for (const copy of copies.splice(0)) await copy.close()
  await world.close()
})

/** A copy of the server that was started with another pepper. */
async function copyUnder(peppers: Peppers) {
  const { app } = composeApi({ ...world.apiOptions, peppers, metrics: new Registry() })
  copies.push(app)
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

async function sendCode(on: { readonly url: string }, phone: string) {
  const { data } = await ask(on, 'POST /member/sms', { body: { phone } })
  return { otp_id: data.id, code: await readCode(world, phone) }
}

test('who was sent a code before the pepper was changed signs in with it, once [CONST-14]', async () => {
  const { phone } = await world.player()
  const body = await sendCode(world, phone)
  const changed = await copyUnder([fresh, old])
  expect((await ask(changed, 'POST /member/otp/login', { body })).status).toBe(200)
  expect((await ask(changed, 'POST /member/otp/login', { body })).status).toBe(422)
})

test('a new code lies under the new pepper, so that the old one may go [CONST-14, CONST-15]', async () => {
  const { phone } = await world.player()
  const body = await sendCode(await copyUnder([fresh, old]), phone)
  const done = await copyUnder([fresh])
  expect((await ask(done, 'POST /member/otp/login', { body })).status).toBe(200)
})

test('once the old pepper is gone, what was sent under it is no code any more [CONST-15]', async () => {
  const { phone } = await world.player()
  const body = await sendCode(world, phone)
  const done = await copyUnder([fresh])
  expect((await ask(done, 'POST /member/otp/login', { body })).status).toBe(422)
})

test('a photo’s address and a file’s address of before the change count as long as the old pepper does, and those made since by the new one alone [CONST-14, CONST-15]', () => {
  const [nowMs, deviceId] = [1_772_425_800_000, 'd'.repeat(43)]
  const [before, during, after] = [[old], [fresh, old], [fresh]] as const
  const viewer = { kind: 'member', id: '1', deviceId, sessionId: 's', purpose: 'own', nowMs } as const
  const pass = { uid: 1n, sessionId: 's', deviceId, month: '2026-01', format: 'pdf', lang: 'en' } as const
  /** The secret ends of both addresses, made while these peppers count. */
  function made(peppers: Peppers) {
    const photo = photoAddress({ peppers, random: systemRandom }, { uid: 1n, key: 'k' }, viewer)
    const file = fileAddress(pass, { peppers, random: systemRandom, nowMs })
    return { photo: photo.split('/').at(-1) ?? '', file: file.split('/').at(-1) ?? '' }
  }
  function opened({ photo, file }: ReturnType<typeof made>, peppers: Peppers) {
    const reading = { peppers, deviceId, nowMs }
    return [readPhotoAddress(photo, reading)?.key, readFileAddress(file, reading)?.uid]
  }
  const [earlier, since] = [made(before), made(during)]
  expect(opened(earlier, during)).toEqual(['k', 1n])
  expect(opened(earlier, after)).toEqual([undefined, undefined])
  expect(opened(since, after)).toEqual(['k', 1n])
  expect(opened(since, before)).toEqual([undefined, undefined])
})
