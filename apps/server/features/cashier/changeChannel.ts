import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { findChannelRow, listGatewayRows, lockChannel, setChannel } from '../channel/index.ts'
import { actAs } from '../staff/index.ts'
import { changedOf, readWish } from './channelChange.rules.ts'
import type { CashierDeps } from './deps.ts'

/** What is changed is on record before it counts, since the two stand in different schemas; so is what came between. */
export function changeChannel({
  db,
  clock,
  payouts,
}: CashierDeps): Handler<typeof officeContract.cashier.changeChannel> {
  return async call => {
    const { id, version, wish, reason } = call.body
    const { kept, gateways } = await db.ref(async tx => ({
      kept: await findChannelRow(tx, id),
      gateways: new Set((await listGatewayRows(tx)).map(({ name }) => name)),
    }))
    if (!kept) return refuse('not_found')
    // What is open with no gateway takes codes: nobody stands behind it.
    const isServedHere = kept.gateway === null && kept.is_open
    const isLedAsBefore = kept.gateway === wish.gateway && kept.instrument === wish.instrument
    const reaches = kept.mode === 1 || isLedAsBefore || (payouts.get(wish.gateway)?.reaches(wish.instrument) ?? false)
    const read = readWish(wish, { gateways, img: kept.img, isServedHere, reaches })
    if (!read.ok) return read
    if (kept.version !== version) return refuse('changed_meanwhile')
    const { before, after } = changedOf(kept, read.data)
    const object = { kind: 'channel', id } as const
    function keep(made: Readonly<Record<string, unknown>>): Promise<void> {
      const act = { action: 'channel.change', object, reason, before: { ...before }, after: made } as const
      return db.app(tx => actAs(tx, call, { ...act, nowMs: clock.now() }))
    }
    await keep({ ...after })
    const isSet = await db.ref(async tx => {
      if ((await lockChannel(tx, id))?.version !== version) return false
      await setChannel(tx, id, { ...read.data, version: version + 1 })
      return true
    })
    if (isSet) return done({ version: version + 1 })
    await keep({ ...after, refused: 'changed_meanwhile' })
    return refuse('changed_meanwhile')
  }
}
