import { ask, openStudioWorld, studioGame, type StudioWorld, trivialGame } from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownGames } from '../../../studio/catalogue/ownGames.ts'
import { ownTables } from '../../../studio/catalogue/ownTables.ts'
import { openGameProviders } from '../../platform/gameProvider/openGameProviders.ts'
import { askOffers } from './askOffers.ts'

let on: StudioWorld
beforeAll(async () => {
  const fishing = [...ownGames.values()].filter(({ code }) => code === 'butanding-bay')
  const tables = new Map([...ownTables].filter(([code]) => code === 'dragon-tiger'))
  on = await openStudioWorld({ games: [trivialGame(studioGame), ...fishing], tables })
})
afterAll(() => on.close())

function asker(url: string) {
  const keys = [{ provider: 'studio', id: '1', bytes: Buffer.alloc(32, 5) }]
  const clock = on.world.clock
  const gameProviders = openGameProviders({ places: [{ code: 'studio', url, pages: url }], keys, clock })
  return askOffers({ db: on.world.db, clock, log: pino({ level: 'silent' }), gameProviders })
}

async function comingOf(name: string) {
  const { data } = await ask(on.world, 'GET /member/game/list', { query: { w: name } })
  return data.d.map(({ coming, rtp }) => [coming, rtp])
}

test('a game that its provider lists can be opened, with the return that the provider tells; every other game is coming', async () => {
  const [[coming, declared] = []] = await comingOf('Kalabaw Gold')
  expect(coming).toBe(0)
  await asker(on.url)()
  on.world.api.shared.clear()
  expect(await comingOf('Mangga Fiesta')).toEqual([[0, '90.00']])
  expect(await comingOf('Kalabaw Gold')).toEqual([[1, declared]])
})

test('a provider that cannot be asked, or that signs with another key, changes nothing', async () => {
  await asker('http://127.0.0.1:9')()
  on.world.api.shared.clear()
  expect(await comingOf('Mangga Fiesta')).toEqual([[0, '90.00']])
})

test('a game that a contract alone offers is coming until its provider can be asked to open it', async () => {
  const { db, clock } = on.world
  const taken = db.ref(tx =>
    tx.updateTable('provider_link_game').set({ offered: true }).where('code', '=', 'taas-baba').execute(),
  )
  expect((await taken).length).toBeGreaterThan(0)
  await asker(on.url)()
  on.world.api.shared.clear()
  expect((await comingOf('Taas Baba')).map(([coming]) => coming)).toEqual([1])
  const accounts = [{ code: 'valkyrie-demo', dialect: 'valkyrie', casino: 'saya', key: 'k'.repeat(32) }] as const
  const places = [{ code: 'valkyrie-demo', url: on.url, pages: on.url }]
  const gameProviders = openGameProviders({ places, keys: [], accounts, clock })
  expect([...gameProviders.keys()]).toEqual(['valkyrie-demo'])
  await askOffers({ db, clock, log: pino({ level: 'silent' }), gameProviders })()
  on.world.api.shared.clear()
  expect((await comingOf('Taas Baba')).map(([coming]) => coming)).toEqual([0])
})

test('a provider whose list cannot be kept does not hold up the others', async () => {
  const { db, clock } = on.world
  await asker(on.url)()
  await db.ref(tx => tx.updateTable('provider_link_game').set({ offered: false }).where('link', '=', 1).execute())
  const keys = [{ provider: 'studio', id: '1', bytes: Buffer.alloc(32, 5) }]
  const [studio] = openGameProviders({ places: [{ code: 'studio', url: on.url, pages: on.url }], keys, clock }).values()
  if (!studio) throw new Error('There is no provider.')
  const strange = {
    ...studio,
    code: 'strange',
    listGames: async () => {
      throw new TypeError('Nobody expected this.')
    },
  }
  const gameProviders = new Map([strange, studio].map(one => [one.code, one]))
  const asking = askOffers({ db, clock, log: pino({ level: 'silent' }), gameProviders })
  await expect(asking()).rejects.toThrow('Not every list of games could be kept.')
  on.world.api.shared.clear()
  expect(await comingOf('Mangga Fiesta')).toEqual([[0, '90.00']])
  expect(await asking()).toBeUndefined()
})

test('a table at which both sides can be bet on, and a game that gives stakes back, count as turnover what was at risk, and no other game does', async () => {
  await asker(on.url)()
  const rows = await on.world.db.ref(tx =>
    tx
      .selectFrom('provider_link_game')
      .select('code')
      .where('link', '=', 1)
      .where('two_sided', '=', true)
      .orderBy('code')
      .execute(),
  )
  expect(rows).toEqual([{ code: 'butanding-bay' }, { code: 'dragon-tiger' }])
})
