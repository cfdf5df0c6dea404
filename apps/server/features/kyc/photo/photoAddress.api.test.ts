import {
  ask,
  askOffice,
  drawPhoto,
  openWorld,
  type Player,
  sendPhoto,
  staffOf,
  submitAs,
  type World,
} from '@saya/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const device = (letter: string) => `device=${letter.repeat(43)}`
const look = (path: string, cookie?: string) => fetch(`${world.url}${path}`, { headers: cookie ? { cookie } : {} })

async function withPhoto(headers: Record<string, string> = { cookie: device('a') }) {
  const player = await world.player()
  const idPhoto = await sendPhoto(world, player, await drawPhoto({ width: 600, height: 400 }))
  await submitAs(world, player, { attachments: { idPhoto, selfieWithIDPhotoPath: await sendPhoto(world, player) } })
  const answer = await ask(world, 'GET /member/kyc/detail', {}, { token: player.token, headers })
  return { player, idPhoto, path: answer.data.attachments.idPhoto_url, given: givenDevice(answer.headers) }
}

/** What a browser that kept nothing was given to keep. */
function givenDevice(headers: Headers): string | undefined {
  return headers.get('set-cookie')?.split(';')[0]
}

function views(uid: bigint) {
  return world.db.member(uid, tx => tx.selectFrom('kyc_view').selectAll().where('uid', '=', uid).execute())
}

test('a member sees their photo for a minute, kept by nobody on the way, and each look is noted [KYC-104]', async () => {
  const { player, idPhoto, path } = await withPhoto()
  world.clock.advance(59_000)
  const shown = await look(path, device('a'))
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline; filename="photo.jpg"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
  expect(Buffer.from(await shown.arrayBuffer()).equals(await world.objects.get(idPhoto))).toBe(true)
  expect(await views(player.uid)).toMatchObject([
    { object_key: idPhoto, viewer: `member ${player.uid}`, purpose: 'own record', at: world.clock.now() },
  ])
  world.clock.advance(1000)
  expect((await look(path, device('a'))).status).toBe(404)
  expect(await views(player.uid)).toHaveLength(1)
})

test('an address that was made in a browser opens in that browser alone', async () => {
  const { path } = await withPhoto({ cookie: device('a') })
  expect((await look(path, device('a'))).status).toBe(200)
  for (const cookie of [undefined, device('b')]) expect((await look(path, cookie)).status).toBe(404)
})

test('a browser that keeps nothing is given something to keep, and without it the address leads nowhere', async () => {
  const { path, given, player } = await withPhoto({})
  expect(given).toMatch(/^device=[0-9A-Za-z]{43}$/)
  expect((await look(path)).status).toBe(404)
  expect((await look(path, device('a'))).status).toBe(404)
  expect((await look(path, given)).status).toBe(200)
  // All that one page asks at once is for one browser.
  const again = await ask(world, 'GET /member/kyc/detail', {}, { token: player.token })
  expect(givenDevice(again.headers)).toBe(given)
})

test('an address leads nowhere once whoever it was made for has signed out, member or staff', async () => {
  const { path, player } = await withPhoto()
  const { token } = await staffOf(world, { role: 'kyc' })
  const staffPath = await readPath(player, token, device('b'))
  for (const [address, cookie] of [
    [path, device('a')],
    [staffPath, device('b')],
  ] as const) {
    expect((await look(address, cookie)).status).toBe(200)
  }
  await ask(world, 'POST /member/logout', {}, { token: player.token })
  await askOffice(world, 'POST /office/api/sign-out', {}, token)
  expect((await look(path, device('a'))).status).toBe(404)
  expect((await look(staffPath, device('b'))).status).toBe(404)
})

/** Where somebody of the staff finds the photo of an ID, in a browser. */
async function readPath({ uid }: Player, token: string, cookie: string): Promise<string> {
  const headers = { 'office-token': token, cookie }
  const { data } = await ask(world, 'POST /office/api/review/read' as never, { body: { uid: String(uid) } } as never, {
    headers,
  })
  return (data as { photos: { idPhoto: string } }).photos.idPhoto
}

test('an address that was changed, cut or made up leads nowhere', async () => {
  const { path } = await withPhoto()
  for (let at = 11; at < path.length - 2; at += 7) {
    const other = path[at] === 'A' ? 'B' : 'A'
    expect((await look(path.slice(0, at) + other + path.slice(at + 1), device('a'))).status).toBe(404)
  }
  for (const wrong of [path.slice(0, -4), '/kyc-photo/AAAA', `/kyc-photo/${'A'.repeat(500)}`, '/kyc-photo/..%2f..']) {
    expect((await look(wrong, device('a'))).status).toBe(404)
  }
})

test('staff see it with their name and the day drawn into it, and that is noted', async () => {
  const { player, idPhoto } = await withPhoto()
  const { id, email, token } = await staffOf(world, { role: 'kyc' })
  const path = await readPath(player, token, device('a'))
  expect((await look(path)).status).toBe(404)
  const answer = await look(path, device('a'))
  const [drawn, plain] = await Promise.all(
    [Buffer.from(await answer.arrayBuffer()), await world.objects.get(idPhoto)].map(bytes =>
      sharp(bytes).greyscale().raw().toBuffer(),
    ),
  )
  const changed = drawn?.filter((level, at) => Math.abs(level - (plain?.[at] ?? 0)) > 12).length ?? 0
  // The text lies over a part of the picture that is easily seen, and leaves most of it to be seen.
  expect(changed / (drawn?.length ?? 1)).toBeGreaterThan(0.01)
  expect(changed / (drawn?.length ?? 1)).toBeLessThan(0.5)
  expect(await views(player.uid)).toMatchObject([{ viewer: `staff ${id} ${email}`, purpose: 'review' }])
})
