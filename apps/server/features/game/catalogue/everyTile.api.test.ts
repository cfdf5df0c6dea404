import { ask, openStudioWorld, type Player, type StudioWorld, studioKey } from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownGames } from '../../../../studio/catalogue/ownGames.ts'
import { ownTables } from '../../../../studio/catalogue/ownTables.ts'
import { openGameProviders } from '../../../platform/gameProvider/openGameProviders.ts'
import { askOffers } from '../askOffers.ts'

let on: StudioWorld
let ana: Player
beforeAll(async () => {
  on = await openStudioWorld({ games: [...ownGames.values()], tables: ownTables })
  ana = await on.player()
  const { clock, db } = on.world
  const keys = [{ provider: 'studio', id: '1', bytes: studioKey }]
  const gameProviders = openGameProviders({ places: [{ code: 'studio', url: on.url, pages: on.url }], keys, clock })
  await askOffers({ db, clock, log: pino({ level: 'silent' }), gameProviders })()
  on.world.api.shared.clear()
})
afterAll(() => on.close())

/** Every game that is shown, page by page. */
async function everyTile() {
  const tiles = []
  for (let cursor = ''; ; ) {
    const { data } = await ask(on.world, 'GET /member/game/list', { query: { page_size: '60', cursor } })
    tiles.push(...data.d)
    if (!data.next) return tiles
    cursor = data.next
  }
}

test('each tile of the catalogue opens a page of its own game, or is marked as coming or closed and refused for that reason', async () => {
  const tiles = await everyTile()
  expect(tiles.length).toBeGreaterThan(100)
  const wrong: string[] = []
  for (const { code, coming, maintained } of tiles) {
    const launched = await ask(on.world, 'POST /api/v2/game/launch', { body: { code } }, ana)
    const expected = maintained ? 'game_maintained' : coming ? 'game_coming' : 'opened'
    const page = launched.status === 200 ? await fetch(launched.data) : undefined
    const isThere = page?.status === 200 && (await page.text()).includes(`"game":"${code}"`)
    const came = isThere ? 'opened' : (launched.code ?? `a page with ${page?.status}`)
    if (came !== expected) wrong.push(`${code}: ${came}, marked as ${expected}`)
  }
  expect(wrong).toEqual([])
  expect(tiles.filter(({ coming, maintained }) => !coming && !maintained).length).toBeGreaterThanOrEqual(50)
})
