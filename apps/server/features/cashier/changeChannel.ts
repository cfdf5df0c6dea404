import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { voucherChannel } from '@saya/contract/voucher/code.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findChannelRow, isNameFault, isNameTaken, listGatewayRows, lockChannel, setChannel } from '../channel/index.ts'
import { actFirst } from '../staff/index.ts'
import { changedOf, readWish } from './channelChange.rules.ts'
import type { CashierDeps } from './deps.ts'
import { isSameWay } from './way.rules.ts'

/** Nothing is changed that was not seen as it is. */
export function changeChannel(deps: CashierDeps): Handler<typeof officeContract.cashier.changeChannel> {
  const { db, gateways: taking } = deps
  return async call => {
    const { id, version, wish, reason } = call.body
    const { kept, gateways, isTaken } = await db.ref(async tx => {
      const row = await findChannelRow(tx, id)
      return {
        kept: row,
        gateways: new Set((await listGatewayRows(tx)).map(({ name }) => name)),
        isTaken: row !== undefined && (await isNameTaken(tx, { id, mode: row.mode, name: wish.name })),
      }
    })
    if (!kept) return refuse('not_found')
    // Where money goes out to, nobody decides alone.
    if (kept.mode === 2 && !isSameWay(kept, wish)) return refuse('channel_way')
    const isLedAsBefore = kept.gateway === wish.gateway && kept.instrument === wish.instrument
    const isTaking = isLedAsBefore || (taking.get(wish.gateway)?.takes(wish.instrument) ?? false)
    const read = readWish(wish, {
      gateways,
      img: kept.img,
      takesCodes: id === voucherChannel,
      isPayout: kept.mode === 2,
      isTaking,
      isNameTaken: isTaken,
    })
    if (!read.ok) return read
    if (kept.version !== version) return refuse('changed_meanwhile')
    const { before, after } = changedOf(kept, read.data)
    const object = { kind: 'channel', id } as const
    const act = { action: 'channel.change', object, reason, before: { ...before }, after: { ...after } } as const
    return actFirst(deps, { actor: call, act }, () =>
      db
        .ref(async tx => {
          if ((await lockChannel(tx, id))?.version !== version) return refuse('changed_meanwhile')
          await setChannel(tx, id, { ...read.data, version: version + 1 })
          return done({ version: version + 1 })
        })
        .catch((fault: unknown) => {
          if (isNameFault(fault)) return refuse('channel_name')
          throw fault
        }),
    )
  }
}
