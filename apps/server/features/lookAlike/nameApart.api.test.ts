import { ask, lookAlikeDesk, openWorld, type Player, staffOf, submitAs, type World, workDay } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdAgainstList } from '../exclusionList/index.ts'
import { lookForExcluded } from './findLookAlikes.ts'

/** A letter more, less or another on another ID: as hands and cameras write a name, and as whoever wants to come back does. */
let world: World
let on: ReturnType<typeof lookAlikeDesk>
let worker: { close(): Promise<void> }
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = lookAlikeDesk(world)
  worker = await on.startWorker()
})
afterAll(async () => {
  await worker.close()
  await world.close()
})

let numbered = 0
async function stated(birthday: string, last_name: string, middle_name = 'Santos'): Promise<Player> {
  const player = await world.player()
  const id_number = `N90000${String(1000 + ++numbered)}0`
  await submitAs(world, player, { first_name: 'Luzviminda', middle_name, last_name, birthday, id_number })
  return player
}

async function excluded(birthday: string): Promise<Player> {
  const ana = await stated(birthday, 'Ramosita')
  await exclude(ana)
  return ana
}

async function exclude(ana: Player): Promise<void> {
  await ask(world, 'POST /member/exclusion/set', { body: { period: '1y' } }, ana)
  await lookForExcluded(on.deps, ana.uid)
}

const gatesOf = async (player: Player) =>
  (await ask(world, 'GET /member/gate/list', {}, player)).data
    .map(({ cause }) => cause)
    .filter(cause => cause !== 'kyc')

async function signsOf(player: Player) {
  const { token } = await staffOf(world, { role: 'compliance' })
  return (await on.list(player, 'held', token)).map(({ excluded_uid: of, signs }) => [of, signs.toSorted()])
}

test.each([
  ['another letter', 'Ramocita', 'Santos', '1971-05-17'],
  ['a letter more', 'Ramositta', 'Santos', '1971-05-18'],
  ['a letter less, and without the middle name', 'Ramosit', '', '1971-05-19'],
])(
  'somebody excluded who comes back with %s in their name and all else new is held, in words that tell nothing [SAFE-134, SAFE-77]',
  async (_what, last, middle, birthday) => {
    const ana = await excluded(birthday)
    const ben = await stated(birthday, last, middle)
    await expect.poll(() => gatesOf(ben)).toEqual(['review'])
    expect(await signsOf(ben)).toEqual([[String(ana.uid), ['birth', 'name']]])
    const launched = await ask(world, 'POST /api/v2/game/launch', { body: { code: 'mangga-fiesta' } }, ben)
    expect(launched.sentence).not.toMatch(/exclu|same|name|another account/i)
  },
)

test('another name on one birth date, and that name on another birth date, are not held [SAFE-134, SAFE-76]', async () => {
  await excluded('1972-06-01')
  const others = [await stated('1972-06-01', 'Bautista'), await stated('1972-06-02', 'Ramocita')]
  for (const other of others) await lookForExcluded(on.deps, other.uid)
  expect(await Promise.all(others.map(gatesOf))).toEqual([[], []])
})

test('an account that was there before the exclusion is held by a name that is a letter apart [SAFE-134]', async () => {
  const ben = await stated('1973-06-01', 'Ramocita')
  await lookForExcluded(on.deps, ben.uid)
  const ana = await excluded('1973-06-01')
  await expect.poll(() => gatesOf(ben)).toEqual(['review'])
  expect(await signsOf(ben)).toEqual([[String(ana.uid), ['birth', 'name']]])
})

test('of whoever was excluded before birth dates were kept the nights find it too [SAFE-134]', async () => {
  const ben = await stated('1974-06-01', 'Ramocita')
  const kept = () =>
    world.db.app(tx => tx.selectFrom('stated_person').select('uid').where('uid', '=', ben.uid).execute())
  await expect.poll(kept).toHaveLength(1)
  // As both were kept when only whole names were compared.
  await world.db.app(tx => tx.updateTable('stated_person').set({ birth_hash: null }).execute())
  const ana = await excluded('1974-06-01')
  expect(await gatesOf(ben)).toEqual([])
  await world.db.app(tx =>
    tx.deleteFrom('excluded_sign').where('uid', '=', ana.uid).where('kind', '=', 'birth').execute(),
  )
  // The first night keeps the birth date of each, and the next one compares them, whoever comes first.
  await workDay(world, holdAgainstList(on.deps))
  await workDay(world, holdAgainstList(on.deps))
  await expect.poll(() => gatesOf(ben)).toEqual(['review'])
})
