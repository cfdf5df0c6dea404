import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { judgeCode, strippedCode, voucherChannel } from '@saya/contract/voucher/code.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../../platform/http/request/call.ts'
import { isChannelOpen } from '../../channel/index.ts'
import { refuseAct } from '../../kyc/index.ts'
import { claim } from './claim.ts'
import { markCredited } from './claim.store.ts'
import { credit } from './credit.ts'
import type { VoucherDeps } from '../deps.ts'

/**
 * Two durable steps: whose the voucher is stands in `app`, then its money in the member's own schema. Whoever is cut off
 * between the two makes the same call again, or is credited by the worker; nobody is credited twice.
 */
export function exchangeVoucher(deps: VoucherDeps): Handler<typeof contract.voucher.exchangeVoucher> {
  const { db, clock } = deps
  return async ({ caller: { uid }, body, address, network, device, once, hold, letGo }) => {
    const code = strippedCode(body.exchangeCode)
    if (judgeCode(code) !== 'fits') return refuse('voucher_code')
    const obstacle = await findObstacle(deps, uid)
    if (obstacle) return obstacle
    // A key that belongs to another code is refused before this one becomes anybody's.
    await hold()
    const claimed = await claim(deps, { uid, code, address, network, deviceId: device.id })
    if (!claimed.ok) {
      await letGo()
      return claimed
    }
    const { id, amount } = claimed.data
    const outcome = await once(async tx => {
      if (!(await credit(tx, claimed.data, clock.now()))) return refuse('voucher_yours')
      const pesos = formatPesos(amount)
      return done({ message: `₱${pesos} was added to your balance.`, id, amount: pesos })
    })
    await db.app(tx => markCredited(tx, claimed.data, clock.now()))
    return outcome
  }
}

function findObstacle({ db, clock, jurisdiction }: VoucherDeps, uid: bigint) {
  return db.member(uid, async tx => {
    const nowMs = clock.now()
    const refused = await refuseAct(tx, { uid, gate: 'deposit', nowMs, jurisdiction }, 'deposit_kyc_required')
    if (refused) return refused
    return (await isChannelOpen(tx, voucherChannel, { mode: 1, nowMs })) ? undefined : refuse('channel_unknown')
  })
}
