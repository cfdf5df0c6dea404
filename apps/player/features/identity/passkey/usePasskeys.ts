import type { Calls } from '@saya/contract'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'

export type OwnPasskey = Calls['GET /member/passkey/list']['answer']['d'][number]

/** The member's passkeys, and whether nothing else lets them in. */
export function usePasskeys({ isSkipped = false }: { readonly isSkipped?: boolean } = {}) {
  return useAnswer('GET /member/passkey/list', {}, { isOwn: true, isSkipped })
}
