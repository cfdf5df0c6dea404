import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { dayMs, manilaDay } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { findOwnWin, hidesName } from './dailyWin.store.ts'
import { viewOwnWin } from './dailyWin.view.ts'
import type { DailyWinDeps } from './deps.ts'

export function getOwnWin({ db, clock }: DailyWinDeps): Handler<typeof contract.dailyWin.getOwnWin> {
  return async ({ caller: { uid } }) => {
    const nowMs = clock.now()
    const days = [manilaDay(nowMs), manilaDay(nowMs - dayMs)]
    const { best, isHidden } = await db.member(uid, async tx => ({
      best: await findOwnWin(tx, { uid, days }),
      isHidden: await hidesName(tx, uid),
    }))
    return done({ best: best ? viewOwnWin(best) : null, is_hidden: isHidden })
  }
}
