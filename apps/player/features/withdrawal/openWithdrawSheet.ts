import { currentHost } from '../../shared/device/host.ts'
import { leadToPartner } from '../../shared/session/leadToPartner.ts'
import { loadModule } from '../../shared/answer/loadModule.ts'

/** Opens the way to be paid out, which is the partner's in its own app; the sheet comes with its first opening. */
export async function openWithdrawSheet(): Promise<void> {
  const host = currentHost()
  if (host === 'glife' && leadToPartner('glife')) return
  if (host === 'lazadamini') return (await loadModule(() => import('./openMovedOut.tsx'))).openMovedOut()
  const { openWithdraw } = await loadModule(() => import('./openWithdraw.tsx'))
  await openWithdraw()
}
