import type { Database } from '../../apps/server/platform/db/database.ts'
import type { Player } from '../../packages/testing/world/player.ts'
import { submit } from './submit.ts'

interface Rush {
  readonly url: string
  readonly db: Database
  readonly crowd: readonly Player[]
  readonly goods: string
  readonly pieces: number
}

export interface RushResult {
  readonly seconds: number
  /** What members were told, what they paid for, and what is left: all of it must fit together. */
  readonly redeemed: number
  readonly paid: number
  readonly paidTwice: number
  readonly left: number
  readonly isRight: boolean
}

/** Everybody wants one of a few pieces at the same moment, and everybody's call is sent twice. */
export async function rush({ url, db, crowd, goods, pieces }: Rush): Promise<RushResult> {
  await db.app(tx =>
    tx
      .updateTable('goods_stock')
      .set({ left_pieces: BigInt(pieces), received: BigInt(pieces) })
      .where('goods', '=', goods)
      .execute(),
  )
  const beganMs = performance.now()
  const codes = await Promise.all(crowd.map(player => redeemTwice(url, player, goods)))
  const seconds = (performance.now() - beganMs) / 1000
  const times = await Promise.all(crowd.map(player => timesPaid(db, player, goods)))
  const { left_pieces: left } = await db.app(tx =>
    tx.selectFrom('goods_stock').select('left_pieces').where('goods', '=', goods).executeTakeFirstOrThrow(),
  )
  const redeemed = codes.filter(code => code === undefined).length
  const paid = times.filter(count => count > 0).length
  const paidTwice = times.filter(count => count > 1).length
  const most = Math.min(pieces, crowd.length)
  const isRight = redeemed === most && paid === most && paidTwice === 0 && Number(left) === pieces - most
  return { seconds, redeemed, paid, paidTwice, left: Number(left), isRight }
}

/** The same call at once under one key, each until it is answered. Why nothing was redeemed, if so. */
async function redeemTwice(url: string, player: Player, goods: string): Promise<string | undefined> {
  const key = `rush-${player.uid}`
  async function call(): Promise<string | undefined> {
    for (;;) {
      const code = await submit(url, player, { goods, key })
      if (code !== 'in_progress') return code
    }
  }
  const [one, other] = await Promise.all([call(), call()])
  if (one !== other) throw new Error(`One call was answered in two ways: ${one ?? 'redeemed'}, ${other ?? 'redeemed'}.`)
  if (one !== undefined && one !== 'goods_restocking' && one !== 'goods_left')
    throw new Error(`A redemption was refused: ${one}.`)
  return one
}

/** How many postings stand behind what a member redeemed of it. */
function timesPaid(db: Database, { uid }: Player, goods: string): Promise<number> {
  return db.member(uid, async tx => {
    const made = await tx
      .selectFrom('redemption')
      .select('id')
      .where('uid', '=', uid)
      .where('goods', '=', goods)
      .execute()
    const spent = await tx
      .selectFrom('journal')
      .select('reference')
      .where('uid', '=', uid)
      .where('kind', '=', 40)
      .execute()
    return spent.filter(({ reference }) => made.some(({ id }) => id === reference)).length
  })
}
