import { inLanes } from '../packages/testing/inLanes.ts'
import { createPlayer, type Player } from '../packages/testing/world/player.ts'
import { systemClock } from '../apps/server/platform/clock.ts'
import type { Database } from '../apps/server/platform/db/database.ts'
import { post } from '../apps/server/features/wallet/index.ts'
import type { Bench } from './load/bench.ts'
import { percentile, table } from './load/figures.ts'
import { openApi } from './load/openApi.ts'
import { numberOption } from './load/options.ts'
import { keepManyGoods } from './mall/manyGoods.store.ts'
import { rush } from './mall/rush.ts'
import { headersOf, submit } from './mall/submit.ts'

const allowedMs = 30
const ranges = ['', '0-10000', '10001-50000', '50001-100000', '100001-'] as const
const sorts = ['', 'price:asc', 'price:desc'] as const

/** The list over many goods, redemptions of one item that everybody wants and of many, and everybody at once for a few pieces. */
export const bench: Bench = {
  summary:
    'the mall over HTTP: [--goods 10000] [--lists 2000] [--redemptions 2000] [--at-once 16], and [--buyers 200] at once for [--pieces 50]',
  async run(args) {
    const count = numberOption(args, 'goods', 10_000)
    const lists = numberOption(args, 'lists', 2000)
    const buyers = numberOption(args, 'buyers', 200)
    const redemptions = numberOption(args, 'redemptions', 2000)
    const atOnce = numberOption(args, 'at-once', 16)
    const pieces = numberOption(args, 'pieces', 50)
    const { api, db, close } = await openApi()
    try {
      await db.ref(tx => keepManyGoods(tx, count))
      await db.app(tx => stockUp(tx, count))
      const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
      const crowd: Player[] = []
      for (let at = 0; at < buyers; at++) crowd.push(await richPlayer(db, at))
      const first = crowd[0]
      if (!first) throw new Error('There is nobody.')
      const times = await inLanes(numbersTo(lists), 2, number => timed(() => list(url, first, number)))
      const hot = await perSecond(redemptions, atOnce, number => redeem(url, crowd[number % buyers], 'made-0'))
      const spread = await perSecond(redemptions, atOnce, number =>
        redeem(url, crowd[number % buyers], `made-${number % count}`),
      )
      const few = await rush({ url, db, crowd, goods: `made-${count - 1}`, pieces })
      const p99 = percentile(times, 99)
      console.log(
        table([
          ['', 'median', 'p99'],
          [`a page of ${count} goods, ms`, percentile(times, 50).toFixed(1), p99.toFixed(1)],
        ]),
      )
      console.log(
        table([
          ['redemptions a second', `${atOnce} at once`],
          ['one hot item', hot.toFixed(0)],
          ['spread over all', spread.toFixed(0)],
        ]),
      )
      console.log(
        table([
          [`${buyers} at once for ${pieces} pieces, each call sent twice`, `${few.seconds.toFixed(1)} s`],
          ['redeemed', String(few.redeemed)],
          ['members who paid', String(few.paid)],
          ['members who paid twice', String(few.paidTwice)],
          ['pieces left', String(few.left)],
        ]),
      )
      if (!few.isRight) console.log('These do not fit together.')
      console.log(p99 <= allowedMs ? `Within ${allowedMs} ms.` : `The list is above ${allowedMs} ms.`)
      return p99 <= allowedMs && few.isRight ? 0 : 1
    } finally {
      await close()
    }
  },
}

type AppTx = Parameters<Parameters<Database['app']>[0]>[0]

async function stockUp(tx: AppTx, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - at) }, (_, place) => {
      return { goods: `made-${at + place}`, left_pieces: 1_000_000n, received: 1_000_000n }
    })
    await tx.insertInto('goods_stock').values(rows).execute()
  }
}

async function richPlayer(db: Database, at: number): Promise<Player> {
  const player = await createPlayer(db, systemClock, { kyc: 'fully_kyc' })
  const coins = { uid: player.uid, reference: `rich ${at}`, amount: 1_000_000_000n, nowMs: systemClock.now() }
  await db.member(player.uid, tx => post(tx, { act: 'points', ...coins }))
  return player
}

async function list(url: string, player: Player, number: number): Promise<void> {
  const sort = sorts[number % sorts.length] ?? ''
  const range = ranges[number % ranges.length] ?? ''
  const query = new URLSearchParams({ sort, points_range: range, page: String((number % 20) + 1) }).toString()
  const answer = await fetch(`${url}/member/goods/list?${query}`, { headers: headersOf(player) })
  const { status } = (await answer.json()) as { status: boolean }
  if (!status) throw new Error('The list was refused.')
}

async function redeem(url: string, player: Player | undefined, goods: string): Promise<void> {
  if (!player) throw new Error('There is nobody.')
  const code = await submit(url, player, { goods, key: `bench-${called++}` })
  if (code !== undefined) throw new Error(`A redemption was refused: ${code}.`)
}

let called = 0

async function timed(act: () => Promise<void>): Promise<number> {
  const beganMs = performance.now()
  await act()
  return performance.now() - beganMs
}

function numbersTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, number) => number)
}

async function perSecond(count: number, lanes: number, act: (number: number) => Promise<void>): Promise<number> {
  const beganMs = performance.now()
  await inLanes(numbersTo(count), lanes, act)
  return (count * 1000) / (performance.now() - beganMs)
}
