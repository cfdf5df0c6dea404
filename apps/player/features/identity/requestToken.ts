import { callServer } from '../../shared/answer/client.ts'
import { endReferral } from '../../shared/session/arrival.ts'

/** Exchanges a code for a token. An answer without one is a failure too, whatever its status said. */
export async function requestToken(body: { otp_id: string; code: string }, call = callServer): Promise<string> {
  const answer: { token?: string; is_new?: boolean } | null = await call('POST /member/otp/login', { body })
  if (!answer?.token) throw new Error('Failed to login with OTP')
  endReferral(answer)
  return answer.token
}
