import { contract } from '@saya/contract'
import { betRoutes } from './features/bet/index.ts'
import { gameRoutes } from './features/game/index.ts'
import { homeRoutes } from './features/home/index.ts'
import { type IdentityDeps, identityRoutes } from './features/identity/index.ts'
import { memberRoutes } from './features/member/index.ts'
import { transactionRoutes } from './features/transaction/index.ts'
import { walletRoutes } from './features/wallet/index.ts'
import type { Door } from './platform/http/openDoor.ts'

/** Puts every noun of the contract behind the door. */
export function openNouns(door: Door, deps: IdentityDeps): void {
  door.open(contract.bet, betRoutes(deps))
  door.open(contract.game, gameRoutes(deps))
  door.open(contract.home, homeRoutes(deps))
  door.open(contract.identity, identityRoutes(deps))
  door.open(contract.member, memberRoutes(deps))
  door.open(contract.transaction, transactionRoutes(deps))
  door.open(contract.wallet, walletRoutes(deps))
}
