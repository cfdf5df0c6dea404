import type { HouseName } from './titles.ts'

/** How a house is told to misbehave towards the operator's wallet. */
export function walletParty(party: HouseName) {
  return `${party}_wallet` as const
}
