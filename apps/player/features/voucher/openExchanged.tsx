import { openModal } from '@saya/ui/modal'
import { go } from '../../shared/navigation.ts'
import { ExchangedDialog } from './ExchangedDialog.tsx'
import type { VoucherExchange } from './useVoucherForm.ts'

/** Confirms that a voucher has become balance, and leads on to where it stands if that is wanted. */
export async function openExchanged(exchanged: VoucherExchange): Promise<void> {
  const { closed } = openModal<string>(close => <ExchangedDialog exchanged={exchanged} onWay={close} />, {
    look: 'dialog',
  })
  const way = await closed
  if (way) await go(way)
}
