import { loadModule } from '../../shared/answer/loadModule.ts'

/** Opens the sheet that takes the code of a voucher, which comes with its first opening. */
export async function openVoucherSheet(): Promise<void> {
  const { openVoucher } = await loadModule(() => import('./openVoucher.tsx'))
  await openVoucher()
}
