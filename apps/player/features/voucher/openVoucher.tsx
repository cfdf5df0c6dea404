import { openModal } from '@saya/ui/modal'
import { openExchanged } from './openExchanged.tsx'
import type { VoucherExchange } from './useVoucherForm.ts'
import { VoucherSheet } from './VoucherSheet.tsx'

/** Slides up the sheet that takes a code, and shows what it has brought. */
export async function openVoucher(): Promise<void> {
  const { closed } = openModal<VoucherExchange>(close => <VoucherSheet onExchanged={close} />, { look: 'sheet' })
  const exchanged = await closed
  if (exchanged) await openExchanged(exchanged)
}
