import { type Purse, withdrawable } from './wallet.rules.ts'

/** Less than a peso cannot be withdrawn, and keeps nobody from leaving. */
const mostLeftUnits = 9900n

export interface LastLook extends Purse {
  readonly held: bigint
  readonly open_rounds: number
}

/** Whether nothing in a wallet waits for its owner: no money that could be withdrawn, no open round, nothing held. */
export function isLeavable(wallet: LastLook): boolean {
  return withdrawable(wallet) <= mostLeftUnits && wallet.held === 0n && wallet.open_rounds === 0
}
