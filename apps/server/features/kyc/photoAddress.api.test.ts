import { ask, drawPhoto, openWorld, rosa, sendPhoto, submitAs, type World } from '@saya/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCase } from './readCase.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const device = (letter: string) => `device=${letter.repeat(43)}`
const look = (path: string, cookie?: string) => fetch(`${world.url}${path}`, { headers: cookie ? { cookie } : {} })

async function withPhoto(headers: Record<string, string> = {}) {
  const player = await world.player()
  const idPhoto = await sendPhoto(world, player, await drawPhoto({ width: 600, height: 400 }))
  await submitAs(world, player, { attachments: { idPhoto, selfieWithIDPhotoPath: await sendPhoto(world, player) } })
  const { data } = await ask(world, 'GET /member/kyc/detail', {}, { token: player.token, headers })
  return { player, idPhoto, path: data.attachments.idPhoto_url }
}

function views(uid: bigint) {
  return world.db.member(uid, tx => tx.selectFrom('kyc_view').selectAll().where('uid', '=', uid).execute())
}

test('a member sees their photo for a minute, kept by nobody on the way, and each look is noted [KYC-104]', async () => {
  const { player, idPhoto, path } = await withPhoto()
  world.clock.advance(59_000)
  const shown = await look(path)
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
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
  expect((await look(path)).status).toBe(404)
  expect(await views(player.uid)).toHaveLength(1)
})

test('an address that was made in a browser opens in that browser alone', async () => {
  const { path } = await withPhoto({ cookie: device('a') })
  expect((await look(path, device('a'))).status).toBe(200)
  for (const cookie of [undefined, device('b')]) expect((await look(path, cookie)).status).toBe(404)
})

test('an address that was changed, cut or made up leads nowhere', async () => {
  const { path } = await withPhoto()
  for (let at = 11; at < path.length - 2; at += 7) {
    const other = path[at] === 'A' ? 'B' : 'A'
    expect((await look(path.slice(0, at) + other + path.slice(at + 1))).status).toBe(404)
  }
  for (const wrong of [path.slice(0, -4), '/kyc-photo/AAAA', `/kyc-photo/${'A'.repeat(500)}`, '/kyc-photo/..%2f..']) {
    expect((await look(wrong)).status).toBe(404)
  }
})

test('staff see it with their name and the day drawn into it, and that is noted', async () => {
  const { player, idPhoto } = await withPhoto()
  const shown = await readCase(world.api.kyc, player.uid, { reviewer: rosa, deviceId: 'a'.repeat(43) })
  const path = shown?.versions[0]?.photoUrls.idPhoto ?? ''
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
  expect(await views(player.uid)).toMatchObject([{ viewer: 'staff rosa Rosa', purpose: 'review' }])
})
