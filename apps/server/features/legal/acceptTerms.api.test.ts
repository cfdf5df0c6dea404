import { ask, openWorld, publishText, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

async function termsHash(): Promise<string> {
  world.api.shared.clear()
  return (await ask(world, 'GET /member/terms')).data.hash
}

async function isAccepted(token: string): Promise<boolean> {
  return (await ask(world, 'GET /member/detail', {}, { token })).data.terms_accepted
}

function consentsOf(uid: bigint) {
  return world.db.member(uid, tx => tx.selectFrom('consent').selectAll().where('uid', '=', uid).execute())
}

test('who agrees is asked no more, and it is kept which text, when and from where', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const hash = await termsHash()
  expect(await isAccepted(ana.token)).toBe(false)
  const { status, data } = await ask(world, 'POST /member/terms/accept', { body: { hash } }, { token: ana.token })
  expect([status, data.version]).toEqual([200, 1])
  expect([await isAccepted(ana.token), await isAccepted(ben.token)]).toEqual([true, false])
  const rows = await consentsOf(ana.uid)
  expect(rows.map(({ document }) => document).sort()).toEqual(['privacy', 'terms'])
  expect(rows.find(({ document }) => document === 'terms')).toMatchObject({
    version: 1,
    text_hash: Buffer.from(hash, 'hex'),
    given_at: world.clock.now(),
    address: '127.0.0.1',
    channel: 'h5/browser',
    withdrawn_at: null,
  })
  expect(await consentsOf(ben.uid)).toEqual([])
})

test('agreeing again, also at once, changes nothing of what was kept', async () => {
  const { uid, token } = await world.player()
  const body = { hash: await termsHash() }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ask(world, 'POST /member/terms/accept', { body }, { token })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const first = await consentsOf(uid)
  expect(first).toHaveLength(2)
  world.clock.advance(60_000)
  await ask(world, 'POST /member/terms/accept', { body }, { token })
  expect(await consentsOf(uid)).toEqual(first)
})

test('a newer version is agreed to anew; the older one cannot be agreed to any more', async () => {
  const { uid, token } = await world.player()
  const old = await termsHash()
  await ask(world, 'POST /member/terms/accept', { body: { hash: old } }, { token })
  await publishText(world.db, { name: 'terms', body: 'Newer terms.' })
  expect(await isAccepted(token)).toBe(false)
  const refused = await ask(world, 'POST /member/terms/accept', { body: { hash: old } }, { token })
  expect([refused.status, refused.code]).toEqual([409, 'terms_changed'])
  await ask(world, 'POST /member/terms/accept', { body: { hash: await termsHash() } }, { token })
  expect(await isAccepted(token)).toBe(true)
  const versions = (await consentsOf(uid)).filter(({ document }) => document === 'terms').map(({ version }) => version)
  expect(new Set(versions)).toEqual(new Set([1, 2]))
})

test.each(['', 'x', 'A'.repeat(64), 'a'.repeat(63)])('the hash %j is refused', async hash => {
  const { token } = await world.player()
  const answer = await ask(world, 'POST /member/terms/accept', { body: { hash } }, { token })
  expect([answer.status, answer.code]).toEqual([400, 'invalid_request'])
})

test('a guest has nobody to agree for', async () => {
  const answer = await ask(world, 'POST /member/terms/accept', { body: { hash: 'a'.repeat(64) } })
  expect([answer.status, answer.code]).toEqual([401, 'authentication_required'])
})
