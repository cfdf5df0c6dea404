import { loadModule } from '../../shared/loadModule.ts'

/** Opens the way to pay in; the sheet comes with its first opening. */
export async function openDepositSheet(): Promise<void> {
  const { openDeposit } = await loadModule(() => import('./openDeposit.tsx'))
  await openDeposit()
}
