import { openModal } from '@saya/ui/modal'
import { go } from '../../shared/navigation.ts'
import { askFirstLimit } from '../limit/index.ts'
import { openExchanged } from '../voucher/index.ts'
import { payInHost } from './payInHost.ts'
import { type DepositOutcome, DepositSheet } from './DepositSheet.tsx'

export interface DepositBeginning {
  /** What stands in the field at first, as the server writes amounts. */
  readonly amount?: string
}

/** Slides the deposit sheet up, behind the question for a limit where it is the first, and leads to where one pays, or shows what a voucher has brought. */
export async function openDeposit({ amount = '' }: DepositBeginning): Promise<void> {
  await askFirstLimit()
  const { closed } = openModal<DepositOutcome>(close => <DepositSheet amount={amount} onDone={close} />, {
    look: 'sheet',
  })
  const deposited = await closed
  // A host may never say how it ended, and nobody is to wait for that.
  if (deposited?.payAt && deposited.id) void payInHost(deposited.payAt, deposited.id)
  if (deposited?.leadsTo) await go(deposited.leadsTo)
  if (deposited?.exchanged) await openExchanged(deposited.exchanged)
}
