export { BreaksPage } from './BreaksPage.tsx'
export { ChannelPages } from './ChannelPages.tsx'
export { DepositPages } from './DepositPages.tsx'
export { GatewaysPage } from './GatewaysPage.tsx'
