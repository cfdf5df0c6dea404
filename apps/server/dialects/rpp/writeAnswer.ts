import { formatUnits } from '@saya/money'
import type { Verdict } from '../walletDoor.ts'

/** An answer, written once and signed as it is. */
export function writeAnswer(
  requestId: string | null,
  uid: string,
  { outcome, balance, replayed, seq }: Verdict,
): string {
  const written = balance === null ? 'null' : `"${formatUnits(balance)}"`
  const posting = seq === null ? 'null' : `"${uid}-${seq}"`
  return `{"request_id":${JSON.stringify(requestId)},"status":"${outcome}","balance":${written},"currency":"PHP","operator_tx_id":${posting},"replayed":${replayed}}`
}
