import { openExchange, openWorld, type World } from '@saya/testing'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

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

/** What a camera makes of it. */
async function photograph(picture: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(picture), { density: 400 })
    .resize(600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

test.each(['slots.example', 'game.localhost:8080', `${'slots.'.repeat(12)}example`])(
  'on %s a camera reads the address of its own download page',
  async host => {
    const { status, type, text } = await get(host)
    expect([status, type]).toEqual([200, 'image/svg+xml'])
    expect(await photograph(text)).toBe(`http://${host}/app`)
  },
)

test('a host that can be no name is not believed', async () => {
  const { status, text } = await get('x"><script>')
  expect([status, await photograph(text)]).toEqual([200, 'http://localhost/app'])
})

test.each(['-.example', `${'a'.repeat(120)}.example`])('for the host %s there is none', async host => {
  const { status, text } = await get(host)
  expect(status).toBe(404)
  expect(text).not.toContain('<')
})
