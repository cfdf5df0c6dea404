import { openModal } from '@saya/ui/modal'
import { DepositSheet } from './DepositSheet.tsx'

/** Slides the deposit sheet up, and leads to where one pays once there is such a place. */
export async function openDeposit(): Promise<void> {
  const { closed } = openModal<string>(close => <DepositSheet onPayable={close} />, { look: 'sheet' })
  const address = await closed
  if (address) location.assign(address)
}
