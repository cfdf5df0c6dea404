import { concludeAsSeen } from '../../world/concludeAsSeen.ts'
import type { CashierLife } from './cashierLife.ts'
import { faultsOfVerdict } from './faultsOfVerdict.ts'
import { persist } from '../kill/persist.ts'

/**
 * Two people say of a payout that is told wrongly what the gateway tells of it, and again while nobody is there who hears
 * it. Of one that is told rightly nobody's word counts, and then this changes nothing.
 */
export async function concludeUnderKills(
  { place, judgeTokens, faults }: CashierLife,
  { uid, id }: { readonly uid: bigint; readonly id: string },
): Promise<void> {
  for (const arrived of [true, false]) {
    const says = (token: string) =>
      persist(`what came of ${id}`, async () => {
        const { status, code } = await concludeAsSeen(place, { uid: String(uid), id, arrived }, token)
        // The gateway's silence is an answer that stands: it is asked again the next time.
        return { status: code === 'gateway_unreachable' ? 200 : status, code }
      })
    // It may fit or be over by then, be told otherwise than they say, or have been said by them when nobody heard the answer.
    const refusals = ['withdrawal_fits', 'verdict_unfounded', 'verdict_by_others']
    faults.push(...faultsOfVerdict(id, await Promise.all(judgeTokens.map(says)), refusals))
  }
}
