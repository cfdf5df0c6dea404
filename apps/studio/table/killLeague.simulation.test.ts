import { killTable, openStudioWorld, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leagues } from '../../../games/sports/data/index.ts'
import type { League } from '../../../games/sports/shape.ts'
import { sportsLeague } from '../catalogue/sportsLeague.ts'

const league = leagues.get('isla-football-cup') as League
let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ tables: new Map([[league.code, sportsLeague(league)]]) })
})
afterAll(() => on.close())

test('a studio that is killed at any step of a match loses and doubles nothing', async () => {
  const steps = await killTable(on, {
    code: league.code,
    // All that can happen is bet on.
    stakes: { home: 50, draw: 20, away: 30, over: 10, under: 10, bothScore: 5 },
    turnsMs: [league.bettingMs + 4000, league.matchMs, 9000],
    recoveryMs: [9000, league.bettingMs, 9000, league.matchMs, 9000, 9000],
  })
  expect(steps).toBeGreaterThan(20)
  const [paid] = await on.db.transaction(tx =>
    tx.query<{ bets: bigint }>(`select count(*) as bets from table_bet where state = 'settled' and win > 0`),
  )
  expect(Number(paid?.bets)).toBeGreaterThan(steps / 2)
})
