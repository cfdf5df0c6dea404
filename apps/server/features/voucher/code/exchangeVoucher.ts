import type { contract } from '@saya/contract'
import { momentText } from '@saya/contract/manilaText.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { judgeCode, strippedCode, voucherChannel } from '@saya/contract/voucher/code.ts'
import { formatPesos, formatWhole, unitsPerPeso } from '@saya/money'
import type { Handler } from '../../../platform/http/request/call.ts'
import { isChannelOpen } from '../../channel/index.ts'
import { refuseAct } from '../../kyc/index.ts'
import { addStop, judgeDeposit } from '../../limit/index.ts'
import { claim } from './claim.ts'
import { markBeyondLimit, markCredited } from './claim.store.ts'
import { credit } from './credit.ts'
import type { VoucherDeps } from '../deps.ts'

/**
 * Two durable steps: whose the voucher is stands in `app`, then its money in the member's own schema. Whoever is cut off
 * between the two makes the same call again, or is credited by the worker; nobody is credited twice. One that the member's own limit has
 * no room for stays theirs, and is credited only once they ask again.
 */
export function exchangeVoucher(deps: VoucherDeps): Handler<typeof contract.voucher.exchangeVoucher> {
  const { db, clock } = deps
  return async ({ caller: { uid }, body, address, network, device, once, hold, letGo }) => {
    const code = strippedCode(body.exchangeCode)
    if (judgeCode(code) !== 'fits') return refuse('voucher_code')
    const obstacle = await findObstacle(deps, uid)
    if (obstacle) return obstacle
    // A key that belongs to another code is refused before this one becomes anybody's.
    const isFirst = await hold()
    const limited = isFirst && (await findLimit(deps, uid))
    if (limited) {
      await letGo()
      return limited
    }
    const claimed = await claim(deps, { uid, code, address, network, deviceId: device.id })
    if (!claimed.ok) {
      await letGo()
      return claimed
    }
    const { id, amount } = claimed.data
    let isBeyond = false
    const outcome = await once(async tx => {
      const result = await credit(tx, claimed.data, clock.now())
      isBeyond = result.end === 'beyond limit'
      if (result.end === 'beyond limit') return refuseBeyond(result)
      if (result.end === 'known') return refuse('voucher_yours')
      const pesos = formatPesos(amount)
      return done({ message: `₱${pesos} was added to your balance.`, id, amount: pesos })
    })
    await db.app(tx => (isBeyond ? markBeyondLimit : markCredited)(tx, claimed.data, clock.now()))
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

/**
 * What a code is worth is known once it is the member's. So a limit that is used up takes none, and the code stays good for anybody. One
 * that is worth more than is left becomes the member's, and waits for them.
 */
function findLimit({ db, clock }: VoucherDeps, uid: bigint) {
  return db.member(uid, async tx => {
    const nowMs = clock.now()
    const limited = await judgeDeposit(tx, { uid, amount: unitsPerPeso, nowMs, except: undefined })
    if (limited.ok) return undefined
    await addStop(tx, { uid, counts: 'deposit', atMs: nowMs })
    return { ...refuse('deposit_limit_reached'), values: { until: momentText(limited.untilMs) } }
  })
}

/** Whole pesos alone are told, as for deposits. */
function refuseBeyond({ left, untilMs }: { readonly left: bigint; readonly untilMs: number }) {
  const until = momentText(untilMs)
  return { ...refuse('voucher_limit'), values: { left: formatWhole(left - (left % unitsPerPeso)), until } }
}
