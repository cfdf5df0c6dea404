import { drawPicture, openWorld, sendPicture, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let content: string
beforeAll(async () => {
  world = await openWorld()
  content = (await staffOf(world, { role: 'content' })).token
})
afterAll(() => world.close())

test('a picture is drawn anew as a WebP of a phone’s size', async () => {
  const { status, data } = await sendPicture(world, content, await drawPicture(3000, 4000))
  expect(status).toBe(200)
  const bytes = Buffer.from(await (await fetch(world.url + data.img)).arrayBuffer())
  expect([bytes.subarray(0, 4).toString(), bytes.subarray(8, 12).toString()]).toEqual(['RIFF', 'WEBP'])
})

test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'none', ''])('%j is no picture', async wrong => {
  expect(await sendPicture(world, content, Buffer.from(wrong))).toMatchObject({ status: 422, code: 'popup_picture' })
})

test('the same picture sent twice is two, and either is found', async () => {
  const picture = await drawPicture()
  const sent = [await sendPicture(world, content, picture), await sendPicture(world, content, picture)]
  const [one = '', other = ''] = sent.map(({ data }) => data.img)
  expect(one).not.toBe(other)
  for (const img of [one, other]) expect((await fetch(world.url + img)).status).toBe(200)
})

test('only content staff send one', async () => {
  const support = (await staffOf(world, { role: 'support' })).token
  expect((await sendPicture(world, support, await drawPicture())).status).toBe(403)
  expect((await sendPicture(world, '', await drawPicture())).status).toBe(401)
})
