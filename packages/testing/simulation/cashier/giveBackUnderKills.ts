import { askOffice } from '../../world/operator.ts'
import type { CashierLife } from './cashierLife.ts'
import { faultsOfVerdict } from './faultsOfVerdict.ts'
import { persist } from '../kill/persist.ts'

/**
 * Days after a gateway was asked in vain it is asked once more, and two people say of what it knows nothing of that it is to be
 * given back; and again while nobody is there who hears it.
 */
export async function giveBackUnderKills(
  { place, staffToken, judgeTokens, faults }: CashierLife,
  { uid, id }: { readonly uid: bigint; readonly id: string },
): Promise<void> {
  const body = { uid: String(uid), id }
  await persist(`the question about ${id}`, () =>
    askOffice(place, 'POST /office/api/withdrawal/ask', { body }, staffToken),
  )
  const lost = { ...body, reason: 'The gateway has never heard of it' }
  const says = (token: string) =>
    persist(`that ${id} is lost`, () =>
      askOffice(place, 'POST /office/api/withdrawal/give-back', { body: lost }, token),
    )
  const answers = await Promise.all(judgeTokens.map(says))
  // What it knows of, or what is given back by then, is not lost.
  faults.push(...faultsOfVerdict(id, answers, ['withdrawal_not_lost', 'verdict_by_others']))
}
