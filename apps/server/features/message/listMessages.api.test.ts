import { ask, command, openWorld, payBonus, plainRules, type Player, readJournal, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../wallet/post/post.store.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const list = ({ token }: Player, query: Record<string, string> = {}) =>
  ask(world, 'GET /member/message/list', { query }, { token })

test('a bonus that was paid is found among the messages, in both languages, with its cash type and amount [MSG-14, MSG-20, MSG-21]', async () => {
  const ana = await world.player()
  await payBonus(world, ana.uid, { cashType: 4003, amount: 12_345_678n })
  await readJournal(world)
  const { data } = await list(ana)
  expect(data).toEqual({
    d: [
      {
        messageId: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
        cash_type: 4003,
        kind: '',
        title: ['VIP Upgrade Bonus', 'VIP Upgrade Bonus'],
        text: [
          'Your VIP level went up. ₱1,234.56 was added to your balance.',
          'Tumaas ang VIP level mo. Naidagdag ang ₱1,234.56 sa balanse mo.',
        ],
        amount: '1234.56',
        link: '/s-transaction/bonus?time_flag=30',
        created_at: Math.floor(world.clock.now() / 1000),
        is_read: false,
      },
    ],
    t: 1,
  })
})

test('only bonuses make messages; the prize of a provider is a bonus, a deposit is none', async () => {
  const ana = await world.player()
  const { uid } = ana
  const paid = { act: 'deposit', gateway: 1, uid, reference: 'paid in', amount: 5_000_000n } as const
  await world.db.member(uid, tx => post(tx, { ...paid, nowMs: world.clock.now() }))
  const prize = { kind: 'promo', uid, txId: 'cup', roundId: '', game: 1001, rules: plainRules } as const
  await world.ledger.apply(command({ ...prize, amount: 250_000n }))
  await readJournal(world)
  const { data } = await list(ana)
  expect(data.d.map(({ cash_type, title }) => [cash_type, title[0]])).toEqual([[4, 'Game prize']])
})

test('pages follow each other by the cursor, newest first, and nothing comes twice or is left out [MSG-14]', async () => {
  const ana = await world.player()
  for (let amount = 1; amount <= 23; amount++) {
    if (amount % 3 === 0) world.clock.advance(1000)
    await payBonus(world, ana.uid, { amount: BigInt(amount) * 10_000n })
  }
  await readJournal(world)
  const ids: string[] = []
  const times: number[] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const { data }: Awaited<ReturnType<typeof list>> = await list(ana, { cursor })
    expect(data.t).toBe(23)
    ids.push(...data.d.map(({ messageId }) => messageId))
    times.push(...data.d.map(({ created_at }) => created_at))
    cursor = data.next
  }
  expect(new Set(ids).size).toBe(23)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  const second = await list(ana, { page: '2', page_size: '20' })
  expect(second.data.d.map(({ messageId }) => messageId)).toEqual(ids.slice(20))
  expect((await list(ana, { cursor: 'none of ours', page_size: '3' })).data.d).toHaveLength(3)
})

test('members read their own messages alone, a copy of their data holds them, and a guest has none', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  await payBonus(world, ana.uid)
  await readJournal(world)
  expect((await list(ben)).data).toEqual({ d: [], t: 0 })
  const { data } = await ask(world, 'POST /member/export', {}, { token: ana.token })
  expect(data.messages).toMatchObject({ rows: [{ cash_type: 4001, amount: '100.00' }], is_complete: true })
  expect(await ask(world, 'GET /member/message/list')).toMatchObject({ status: 401, code: 'authentication_required' })
})
