import { approvedPlayer, ask, inviteTools, openWorld, ringDesk, signInWithCode, type World } from '@saya/testing'
import { manilaDay } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLivelyFriends } from './candidates.store.ts'
import { listCrossing } from './facts.store.ts'
import { readFacts } from './readFacts.ts'
import { findSigns } from './signs.rules.ts'

let world: World
let on: ReturnType<typeof ringDesk>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = ringDesk(world)
})
afterAll(() => world.close())

test('who shares a device by the dozen hides nobody who shares the ID [PROMO-217]', async () => {
  for (let at = 0; at < 21; at++) await on.plant(1, { devices: ['the PC of a cafe'] })
  await on.plant(1, account => (account === 1 ? { id: 'hidden id' } : {}))
  const { parent, children } = await on.plant(1, account =>
    account === 1 ? { devices: ['the PC of a cafe'], id: 'hidden id' } : {},
  )
  expect(await on.hold(parent, children[0] ?? 0n)).toBe('ring')
})

test('two friends of one payout account are held, however many signed up between them, and whoever invited them [PROMO-217]', async () => {
  const { parent, children } = await on.plant(24, account =>
    account === 1 || account === 24 ? { payee: 'one account of two' } : {},
  )
  for (const [at, child] of children.entries()) {
    expect(await on.hold(parent, child), `friend ${at + 1}`).toBe(at === 0 || at === 23 ? 'ring' : undefined)
  }
  const others = [0, 1].map(() =>
    on.plant(1, account => (account === 1 ? { payee: 'one account of two parents' } : {})),
  )
  for (const other of await Promise.all(others)) {
    expect(await on.hold(other.parent, other.children[0] ?? 0n)).toBe('ring')
  }
})

test('friends of one phone are held however many signed up between them, on one of a farm’s many phones too [PROMO-257]', async () => {
  const { parent, children } = await on.plant(45, account =>
    account % 11 === 1 ? { devices: ['the phone of five'] } : {},
  )
  for (const [at, child] of children.entries()) {
    expect(await on.hold(parent, child), `friend ${at + 1}`).toBe(at % 11 === 0 ? 'ring' : undefined)
  }
  const farm = await on.plant(48, account => (account === 0 ? {} : { devices: [`phone ${account % 12} of a farm`] }))
  for (const child of farm.children) expect(await on.hold(farm.parent, child)).toBe('ring')
})

test('who invited another account of the parent is found however many friends came behind it, of theirs and of others [PROMO-248]', async () => {
  const [home, away] = ['tablet of the parent', 'tablet of the friend'].map(name => ({ devices: [name] }))
  const crossing = await on.plant(1, account => (account === 0 ? { ...away } : { ...home }))
  await on.plant(60, account => (account === 0 ? { ...away } : { joinedAtMs: world.clock.now() }))
  await on.plant(60, account => (account === 0 ? { ...away } : { joinedAtMs: world.clock.now() }))
  const { parent, children } = await on.plant(1, account => (account === 0 ? { ...home } : { ...away }))
  expect(await on.hold(parent, children[0] ?? 0n)).toBe('ring')
  expect(await on.hold(crossing.parent, crossing.children[0] ?? 0n)).toBe('ring')
})

test('of the friends of one outsider who are tied to the parent so many are read and no more, and those of another one are too [PROMO-248]', async () => {
  const parent = await on.plant(1, account => (account === 0 ? { devices: ['the shared one'] } : {}))
  const outsiders = [
    await on.plant(25, account => (account === 0 ? {} : { devices: ['the shared one'] })),
    await on.plant(3, account => (account === 0 ? {} : { devices: ['the shared one'], joinedAtMs: 1 })),
    await on.plant(3),
  ]
  const crossing = await world.db.app(tx =>
    listCrossing(tx, parent.parent, [parent.parent, ...outsiders.map(one => one.parent)]),
  )
  const countOf = (of: bigint) => crossing.filter(one => one.parent === of).length
  expect(outsiders.map(one => countOf(one.parent))).toEqual([20, 3, 0])
  expect(crossing).toHaveLength(23)
})

test('who signs out everywhere else stays known by the device that they signed up on, whoever of a ring does so [PROMO-290]', async () => {
  const tools = inviteTools(world)
  const ana = await approvedPlayer(world)
  const friends = await tools.ring(ana, 5)
  async function signsOf(uid: bigint) {
    const facts = await readFacts(world.db, uid)
    return facts && findSigns(facts)
  }
  const holds = () => Promise.all(friends.map(({ uid }) => signsOf(uid)))
  const before = await holds()
  for (const [at, { phone }] of [ana, ...friends].entries()) {
    world.clock.advance(31_000)
    const own = { cookie: `device=${`own phone ${at}`.replaceAll(' ', '').padEnd(43, '0')}` }
    const { token } = await signInWithCode(world, phone, own)
    expect((await ask(world, 'POST /member/session/delete/others', {}, { token })).status).toBe(200)
  }
  expect(await holds()).toEqual(before)
  for (const { uid } of friends) expect(await on.hold(ana.uid, uid)).toBe('ring')
})

test('whose known devices are forgotten is found by the device of the registration, also among many and across two rings [PROMO-290]', async () => {
  const forget = (uids: readonly bigint[]) =>
    world.db.app(tx =>
      tx
        .deleteFrom('known_device')
        .where('uid', 'in', [...uids])
        .execute(),
    )
  const farm = await on.plant(48, account =>
    account === 0 ? {} : { devices: [`phone ${account % 12} of a second farm`] },
  )
  await forget(farm.children)
  for (const child of farm.children) expect(await on.hold(farm.parent, child)).toBe('ring')
  const [home, away] = ['second tablet of the parent', 'second tablet of the friend'].map(name => ({ devices: [name] }))
  const crossing = await on.plant(1, account => (account === 0 ? { ...away } : { ...home }))
  const { parent, children } = await on.plant(1, account => (account === 0 ? { ...home } : { ...away }))
  await forget([...crossing.children, ...children])
  expect(await on.hold(parent, children[0] ?? 0n)).toBe('ring')
})

test('six customers of an agent’s shop are no ring, nor is a friend of the agent’s own link beside them, tonight either [PROMO-291]', async () => {
  const shop = (account: number) =>
    account === 0 ? {} : { devices: ['the tablet of a shop'], address: `49.150.7.${account}` }
  const nowMs = world.clock.now()
  const { parent, children } = await on.plant(7, account => ({
    ...shop(account),
    joinedAtMs: nowMs - 2 * 86_400_000 + account * 3_600_000,
  }))
  expect(await on.hold(parent, children[0] ?? 0n)).toBe('ring')
  const { parent: agent, children: brought } = await on.plant(7, account => ({
    ...shop(account),
    devices: account === 0 ? ['phone of an agent'] : ['the tablet of another shop'],
    address: `49.150.8.${account}`,
    joinedAtMs: nowMs - 2 * 86_400_000 + account * 3_600_000,
  }))
  const customers = brought.slice(0, 6)
  await world.db.app(tx => tx.updateTable('referral').set({ channel: 'agent' }).where('uid', 'in', customers).execute())
  for (const uid of brought) expect(await on.hold(agent, uid)).toBe(undefined)
  const lively = await world.db.app(tx => listLivelyFriends(tx, { day: manilaDay(nowMs), after: agent, most: 100 }))
  expect(lively.last).toBe(brought.at(-1))
  const ring = await world.db.app(tx => tx.selectFrom('ring').select('uid').where('uid', '=', agent).execute())
  expect(ring).toEqual([])
})
