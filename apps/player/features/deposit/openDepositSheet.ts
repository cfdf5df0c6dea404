import { currentHost } from '../../shared/device/host.ts'
import { leadToPartner } from '../../shared/session/leadToPartner.ts'
import { loadModule } from '../../shared/answer/loadModule.ts'
import type { DepositBeginning } from './openDeposit.tsx'

/** Opens the way to pay in, which is the wallet's own in its app; the sheet comes with its first opening. */
export async function openDepositSheet(beginning: DepositBeginning = {}): Promise<void> {
  if (currentHost() === 'glife' && leadToPartner('glife')) return
  const { openDeposit } = await loadModule(() => import('./openDeposit.tsx'))
  await openDeposit(beginning)
}
