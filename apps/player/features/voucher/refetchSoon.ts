import { moneyLimits } from '@saya/contract/limits'

/** Asks for the balance anew once what was credited is certain to be in it. */
export function refetchSoon(refetch: () => unknown): void {
  setTimeout(() => void refetch(), moneyLimits.walletRefreshSeconds * 1000)
}
