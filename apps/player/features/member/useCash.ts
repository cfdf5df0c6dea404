import { depositGate, openDepositSheet } from '../deposit/index.ts'
import { useGatedAct } from '../kyc/index.ts'
import { openWithdrawSheet } from '../withdrawal/index.ts'
import type { CashWays } from './CashButtons.tsx'

/** The two ways of money, each through its gate, and which of them is being asked for: its button shows that at once. */
export function useCash(): CashWays {
  const { asked, take } = useGatedAct()
  const way = asked === 'withdraw' ? 'withdraw' : 'deposit'
  return {
    asked: asked && way,
    deposit: () => void take(depositGate(), openDepositSheet),
    withdraw: () => void take('withdraw', openWithdrawSheet),
  }
}
