import { contract } from '@saya/contract'
import { betRoutes } from './features/bet/index.ts'
import type { DepositDeps } from './features/deposit/index.ts'
import type { FigureDeps } from './features/figure/index.ts'
import { favouriteRoutes } from './features/favourite/index.ts'
import { gameRoutes, type LaunchDeps } from './features/game/index.ts'
import { homeRoutes } from './features/home/index.ts'
import { directory, identityRoutes } from './features/identity/index.ts'
import { type KycDeps, kycRoutes } from './features/kyc/index.ts'
import { legalRoutes } from './features/legal/index.ts'
import { memberRoutes } from './features/member/index.ts'
import { privacyRoutes } from './features/privacy/index.ts'
import { transactionRoutes } from './features/transaction/index.ts'
import { walletRoutes } from './features/wallet/index.ts'
import type { WithdrawalDeps } from './features/withdrawal/index.ts'
import { openCashier } from './openCashier.ts'
import { openNotices } from './openNotices.ts'
import { openOffice } from './openOffice.ts'
import type { Door } from './platform/http/openDoor.ts'

interface NounDeps {
  readonly kyc: KycDeps
  readonly deposits: DepositDeps
  readonly withdrawals: WithdrawalDeps
  readonly launch: LaunchDeps
}

/** Puts every noun of the contract behind the door, and those of the office. */
export function openNouns(door: Door, deps: FigureDeps, { kyc, deposits, withdrawals, launch }: NounDeps): void {
  door.open(contract.bet, betRoutes(launch))
  openCashier(door, deps, { deposits, withdrawals })
  door.open(contract.favourite, favouriteRoutes(deps))
  door.open(contract.game, gameRoutes(launch))
  door.open(contract.home, homeRoutes(deps))
  door.open(contract.identity, identityRoutes(deps))
  door.open(contract.kyc, kycRoutes(kyc))
  door.open(contract.legal, legalRoutes(deps))
  door.open(contract.member, memberRoutes({ ...deps, directory: directory(deps) }))
  openNotices(door, { ...deps, objects: kyc.objects, random: kyc.random })
  door.open(contract.privacy, privacyRoutes(deps))
  door.open(contract.transaction, transactionRoutes(deps))
  door.open(contract.wallet, walletRoutes(deps))
  openOffice(door, { ...deps, ...kyc, ...deposits, ...withdrawals, gameProviders: launch.gameProviders })
}
