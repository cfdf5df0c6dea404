import type { contract } from '@saya/contract'
import type { Jurisdiction } from '@saya/contract/gates.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos, manilaDay } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { isProgramApproved } from '../approval/index.ts'
import { mayMarket } from '../marketing/index.ts'
import { nextBirthday } from './birthday.rules.ts'
import { findBirthdayBonus, findOwnVip, findReachedAt } from './bonus.store.ts'
import type { VipDeps } from './deps.ts'
import { xpOf } from './level.rules.ts'
import { readLevels } from './level.store.ts'

/** A member's level is what was raised; their experience is what the wallet counts at this moment. */
export function getVip({ db, clock, jurisdiction }: VipDeps): Handler<typeof contract.vip.getVip> {
  return async ({ caller: { uid } }) =>
    done(await db.member(uid, tx => view(tx, { uid, nowMs: clock.now(), jurisdiction })))
}

interface Look {
  readonly uid: bigint
  readonly nowMs: number
  readonly jurisdiction: Jurisdiction
}

async function view(tx: MemberTx, { uid, nowMs, jurisdiction }: Look) {
  const own = await findOwnVip(tx, uid)
  const { vip = 0, birthday = '', turnover = 0n } = own ?? {}
  const day = manilaDay(nowMs)
  const year = Number(day.slice(0, 4))
  const { version } = await readLevels(tx)
  const isApproved = await isProgramApproved(tx, { program: 'vip', version, day, jurisdiction })
  return {
    vip,
    xp: xpOf(turnover),
    reached_at: Math.floor(((await findReachedAt(tx, uid, vip)) ?? 0) / 1000),
    is_quiet: !isApproved || (await mayMarket(tx, { uid, reach: 'shown', nowMs })) === null,
    birthday: {
      on: birthday && nextBirthday(birthday, nowMs),
      given: formatPesos((await findBirthdayBonus(tx, uid, year)) ?? 0n),
    },
  }
}
