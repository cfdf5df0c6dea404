export { openWithdrawSheet } from './openWithdrawSheet.ts'
