export { ChannelLogo } from './ChannelLogo.tsx'
export { openDepositSheet } from './openDepositSheet.ts'
export { payInHost } from './payInHost.ts'
