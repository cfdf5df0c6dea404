export { ChannelLogo } from './ChannelLogo.tsx'
export { openDepositSheet } from './openDepositSheet.ts'
