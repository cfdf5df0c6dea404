export { walletRoutes } from './routes.ts'
export { openWallets } from './wallet.store.ts'
