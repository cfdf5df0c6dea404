import { openExchange, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { qrCode } from './qrCode.ts'
import { qrPicture } from './qrPicture.ts'

let world: World
let exchange: ReturnType<typeof openExchange>
beforeAll(async () => {
  world = await openWorld({ pages: true })
  exchange = openExchange(world.url)
})
afterAll(async () => {
  exchange.close()
  await world.close()
})

async function get(host: string) {
  const { status, headers, bytes } = await exchange.send({ method: 'GET', path: '/app/qr.svg', headers: { host } })
  return { status, type: headers['content-type'], text: bytes.toString() }
}

test.each(['slots.example', 'game.localhost:8080'])('on %s the code leads to its own download page', async host => {
  const code = qrCode(`http://${host}/app`)
  expect(await get(host)).toEqual({ status: 200, type: 'image/svg+xml', text: code && qrPicture(code) })
})

test.each(['x"><script>', '-.example', `${'a'.repeat(120)}.example`])('for the host %s there is none', async host => {
  const { status, text } = await get(host)
  expect(status).toBe(404)
  expect(text).not.toContain('<')
})
