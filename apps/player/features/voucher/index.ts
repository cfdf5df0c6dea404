export { openExchanged } from './openExchanged.tsx'
export { openVoucherSheet } from './openVoucherSheet.ts'
export { useVoucherForm, type VoucherExchange } from './useVoucherForm.ts'
export { VoucherField } from './VoucherField.tsx'
