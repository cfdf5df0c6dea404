import { loadModule } from '../../shared/loadModule.ts'

/** Opens the way to be paid out; the sheet comes with its first opening. */
export async function openWithdrawSheet(): Promise<void> {
  const { openWithdraw } = await loadModule(() => import('./openWithdraw.tsx'))
  await openWithdraw()
}
