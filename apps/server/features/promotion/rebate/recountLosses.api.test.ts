import { dayMs, manilaDay, startOfManilaDay, unitsPerPeso } from '@saya/money'
import {
  approvedPlayer,
  endTallyDay,
  grantDeps,
  listIncidents,
  offerFor,
  openWorld,
  type Player,
  promotionDesk,
  rewardTools,
  tallyPlay,
  workDay,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payDays, recountLosses } from '../index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const [game, other] = [1001, 1002]
const share = { share: '1', least: '1000', most: '5000', providers: [] }

/** One round that was lost, as the reader of bets keeps it. */
async function lose(player: Player, day: string, pesos: bigint, played = game): Promise<void> {
  const { uid } = player
  const [bet, ms] = [pesos * unitsPerPeso, startOfManilaDay(world.clock.now()) + 3_600_000]
  await world.db.member(uid, tx =>
    sql`insert into bet_record (uid, seq, provider, round_id, game, game_type, tester, bet, refund, win, status, opened_at,
        settled_at, turnover, is_free, brand)
      values (${uid}, ${BigInt(ms + played)}, 1, ${`${day} ${played}`}, ${played}, 3, false, ${bet}, 0, 0, 1,
        to_timestamp(${ms / 1000}), to_timestamp(${ms / 1000 + 3}), ${bet}, false, 'play')`.execute(tx),
  )
  await tallyPlay(world, player, { day, game: played, bet, win: 0n })
}

/** The night behind a day, from twenty minutes past midnight on. */
async function passNight(day: string): Promise<void> {
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + 20 * 60_000 - world.clock.now())
  await endTallyDay(world, day)
  await workDay(world, payDays(grantDeps(world)))
  await rewardTools(world).sweep()
}

/** The recount of the night behind a day that ended so many days ago. */
async function findDifferences() {
  world.clock.advance(startOfManilaDay(world.clock.now()) + 6 * 3_600_000 - world.clock.now())
  await workDay(world, recountLosses(grantDeps(world)))
  const open = (await world.db.app(listIncidents)).filter(({ kind }) => kind === 'LOSS_REBATE_DIFFERS')
  return open.map(({ subject, detail }) => ({ subject, ...(detail as { paid: string; due: string }) }))
}

test('each night what a loss rebate paid is worked out anew from the rounds by the terms it was paid by, a week later and after 34 days too, and a difference calls a person once and changes nothing [PROMO-254]', async () => {
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + dayMs / 2 - world.clock.now())
  await world.db.ref(tx => sql`update game set rtp_ppm = 950000, declared_rtp_ppm = null`.execute(tx))
  const desk = await promotionDesk(world)
  const day = manilaDay(world.clock.now())
  const dates = { first_day: day, last_day: manilaDay(world.clock.now() + 2 * dayMs) }
  const terms = { ...share, games: [String(game)] }
  const audience = { once_per_id: false }
  const id = await desk.live({ terms, budget: '50000', ...dates, audience }, 'lossRebate')
  const players = [await approvedPlayer(world), await approvedPlayer(world), await approvedPlayer(world)]
  const [ana, ben, cara] = players as [Player, Player, Player]
  for (const player of players) await lose(player, day, 10_000n)
  // What the terms do not count changes nothing.
  await lose(ana, day, 7_000n, other)
  await passNight(day)
  // Nor do the terms that hold from now on.
  const later = { terms: { ...share, share: '2', games: [String(other)] }, budget: '50000', audience }
  await (await promotionDesk(world)).agreeOn(id, offerFor(world, { ...later, last_day: dates.last_day }))
  expect(await findDifferences()).toEqual([])

  const change = (player: Player, text: string) =>
    world.db.member(player.uid, tx => sql.raw(`${text} and uid = ${player.uid}`).execute(tx))
  await change(ben, 'update reward set amount = amount * 2 where kind = 4006')
  const planted = { subject: `${id} ${day} ${ben.uid}`, paid: '200.00', due: '100.00' }
  expect(await findDifferences()).toMatchObject([planted])
  expect(await findDifferences()).toHaveLength(1)

  // A round that is taken back days later is found a week behind its day, whatever the tally says.
  await change(cara, `update bet_record set status = 2 where game = ${game}`)
  world.clock.advance(7 * dayMs)
  const found = (await findDifferences()).toSorted((one, next) => Number(one.due) - Number(next.due))
  const taken = { paid: '100.00', due: '0.00' }
  const ofCara = { ...taken, subject: `${id} ${day} ${cara.uid}` }
  expect(found).toMatchObject([ofCara, planted])

  await change(ana, `update bet_record set status = 2 where game = ${game}`)
  world.clock.advance(26 * dayMs)
  expect(await findDifferences()).toHaveLength(2)
  world.clock.advance(dayMs)
  const last = (await findDifferences()).toSorted((one, next) => one.subject.localeCompare(next.subject))
  expect(last).toMatchObject([{ ...taken, subject: `${id} ${day} ${ana.uid}` }, planted, ofCara])
  const paid = players.map(({ uid }) =>
    world.db.member(uid, tx => tx.selectFrom('reward').select('amount').where('uid', '=', uid).execute()),
  )
  expect((await Promise.all(paid)).flat().map(({ amount }) => amount / unitsPerPeso)).toEqual([100n, 200n, 100n])
})
