import type { Gate } from '@saya/contract/gates.ts'
import { currentHost } from '../../shared/device/host.ts'

/** The gate of a deposit, which is a stricter one in the wallet's own app. */
export function depositGate(): Gate {
  return currentHost() === 'mayamini' ? 'depositByWallet' : 'deposit'
}
