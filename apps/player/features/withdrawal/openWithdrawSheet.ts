import { currentHost } from '../../shared/device/host.ts'
import { leadToPartner } from '../../shared/session/leadToPartner.ts'
import { loadModule } from '../../shared/answer/loadModule.ts'

interface WithdrawWish {
  /** All that can be withdrawn is filled in. */
  readonly isAll?: boolean
}

/** Opens the way to be paid out, which is the partner's in its own app; the sheet comes with its first opening. */
export async function openWithdrawSheet({ isAll = false }: WithdrawWish = {}): Promise<void> {
  const host = currentHost()
  if (host === 'glife' && leadToPartner('glife')) return
  if (host === 'lazadamini') return (await loadModule(() => import('./openMovedOut.tsx'))).openMovedOut()
  const { openWithdraw } = await loadModule(() => import('./openWithdraw.tsx'))
  await openWithdraw(isAll)
}
