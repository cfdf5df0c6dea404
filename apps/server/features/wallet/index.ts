export { type Ledger, openLedger } from './apply.store.ts'
export type { CommandResult, ProviderRules, WalletCommand } from './command.ts'
export { walletRoutes } from './routes.ts'
export { findPesoWallet, openWallets } from './wallet.store.ts'
