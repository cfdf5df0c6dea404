import type { GeneralCode } from '@saya/contract/general/errors.ts'

/** Why a member's token opens nothing: what ended its session, where its owner ought to hear of that. */
export const tokenRefusals = [
  'invalid_token',
  'token_expired',
  'ended_elsewhere',
  'ended_by_password',
  'ended_by_phone',
  'ended_for_safety',
] as const satisfies readonly GeneralCode[]

export type TokenRefusal = (typeof tokenRefusals)[number]
