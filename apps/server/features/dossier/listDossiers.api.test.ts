import { askOffice, decideAs, openWorld, staffOf, submitAs, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('members are found over all schemas by number, phone and name, masked, newest first and by page', async () => {
  const { token } = await staffOf(world, { role: 'finance' })
  const people = []
  for (let count = 0; count < 7; count++)
    people.push(
      await world.player({ phone: `91755500${10 + count}`, email: `ana${count}@example.com`, kyc: 'fully_kyc' }),
    )
  const list = (body: Record<string, string>) => askOffice(world, 'POST /office/api/member/list', { body }, token)
  const newest = people.toReversed()
  expect((await list({})).data.d.map(({ uid }) => uid)).toEqual(newest.map(({ uid }) => String(uid)))
  const seen: string[] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const { data }: Awaited<ReturnType<typeof list>> = await list({ page_size: '3', cursor })
    expect(data.t).toBe(7)
    seen.push(...data.d.map(({ uid }) => uid))
    cursor = data.next
  }
  expect(seen).toEqual(newest.map(({ uid }) => String(uid)))
  const [ana] = people
  for (const q of [
    String(ana?.uid),
    '9175550010',
    '+639175550010',
    '0917 555 0010',
    '+63 917 555 0010',
    '(0917) 555-0010',
    'U17555001',
  ]) {
    const found = (await list({ q })).data.d
    expect(found.map(({ uid }) => uid)).toContain(String(ana?.uid))
  }
  expect((await list({ q: ' Ana0@Example.com ' })).data.d.map(({ uid }) => uid)).toEqual([String(ana?.uid)])
  expect((await list({ q: 'ana0@' })).data.d).toEqual([])
  expect((await list({ q: String(ana?.uid) })).data.d[0]).toMatchObject({
    phone: '917•••0010',
    kyc_status: 5,
    balance: '0.00',
    is_blocked: false,
  })
  for (const q of ['%', '_', 'nobody', "' or 1=1 --"]) expect((await list({ q })).data).toMatchObject({ t: 0, d: [] })
})

test('the blocked are told apart, and who may not see money sees none', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  const blocked = await world.player({ kyc: 'block' })
  await world.setBalance(blocked.uid, 1_000_000n)
  const { data } = await askOffice(world, 'POST /office/api/member/list', { body: { state: 'blocked' } }, token)
  expect(data.d).toMatchObject([{ uid: String(blocked.uid), balance: '0.00', is_blocked: true }])
})

test('members come by name and by when they joined, from either end, each once over the pages', async () => {
  const { token } = await staffOf(world)
  async function read(sort: 'joined' | '-joined' | 'username' | '-username') {
    const seen: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const body: Record<string, string> = { sort, page_size: '3', cursor }
      const { data } = await askOffice(world, 'POST /office/api/member/list', { body }, token)
      seen.push(...data.d.map(row => (sort.endsWith('joined') ? row.uid : row.username.toLowerCase())))
      cursor = data.next
    }
    return seen
  }
  const joined = await read('joined')
  expect(joined.length).toBeGreaterThan(6)
  expect(joined).toEqual(
    joined
      .map(BigInt)
      .toSorted((one, other) => Number(one - other))
      .map(String),
  )
  expect(await read('-joined')).toEqual(joined.toReversed())
  const names = await read('username')
  expect(names).toEqual(names.toSorted())
  expect(await read('-username')).toEqual(names.toReversed())
  expect(names).toHaveLength(joined.length)
})

test('a whole ID number finds who stated it, for who may read cases alone, and that is on record without the number', async () => {
  const player = await world.player()
  await submitAs(world, player, { id_number: 'N55-44-332211' })
  async function foundBy(role: 'kyc' | 'support', q: string) {
    const { token } = await staffOf(world, { role })
    const { data } = await askOffice(world, 'POST /office/api/member/list', { body: { q } }, token)
    return data.d.map(({ uid }) => uid)
  }
  expect(await foundBy('kyc', 'n55-44 332211')).toEqual([String(player.uid)])
  expect(await foundBy('kyc', 'N55-44-33221')).toEqual([])
  expect(await foundBy('support', 'N55-44-332211')).toEqual([])
  const { token } = await staffOf(world, { role: 'compliance' })
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { action: 'review.find' } }, token)
  expect(acts.data.d).toMatchObject([
    { role: 'kyc', after: JSON.stringify({ found: [], words: '' }) },
    { role: 'kyc', after: JSON.stringify({ found: [`${player.uid} by number`], words: '' }) },
  ])
  const others = await askOffice(world, 'GET /office/api/act/list', { query: { action: 'member.search' } }, token)
  expect(others.data.d[0]).toMatchObject({ role: 'support', after: JSON.stringify({ found: [], words: '' }) })
  expect(JSON.stringify([acts.data.d, others.data.d])).not.toContain('33221')

  const filter = { q: 'N55-44-332211' }
  const body = { filter, is_plain: false, reason: 'The regulator asks' }
  expect((await askOffice(world, 'POST /office/api/member/export', { body }, token)).data.csv).toContain(
    `\n${player.uid},`,
  )
  const view = { list: 'members', name: 'By number', query: 'q=N55-44-332211&state=open' }
  expect((await askOffice(world, 'POST /office/api/view/save', { body: view }, token)).data.query).toBe('state=open')
  const all = await askOffice(world, 'GET /office/api/act/list', { query: {} }, token)
  expect(JSON.stringify(all.data.d)).not.toContain('332211')
})

test('who may read cases finds members by their approved name, and everybody can have the frozen alone', async () => {
  const [ana, ben] = [await world.player(), await world.player({ kyc: 'frozen' })]
  await submitAs(world, ana, { first_name: 'Marivic', last_name: 'Dela Peña' })
  await decideAs(world, ana.uid, { decision: 'full' })
  async function foundBy(role: 'kyc' | 'support', body: { q?: string; state?: 'frozen' }) {
    const { token } = await staffOf(world, { role })
    const { data } = await askOffice(world, 'POST /office/api/member/list', { body }, token)
    return data.d.map(({ uid }) => uid)
  }
  expect(await foundBy('kyc', { q: 'peña mari' })).toEqual([String(ana.uid)])
  expect(await foundBy('kyc', { q: 'peña benito' })).toEqual([])
  expect(await foundBy('support', { q: 'peña mari' })).toEqual([])
  expect(await foundBy('support', { state: 'frozen' })).toEqual([String(ben.uid)])
  expect(await foundBy('kyc', { q: 'peña', state: 'frozen' })).toEqual([])
})
