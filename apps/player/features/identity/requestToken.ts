import { callServer } from '../../shared/answer/client.ts'

/** Exchanges a code for a token. An answer without one is a failure too, whatever its status said. */
export async function requestToken(body: { otp_id: string; code: string }, call = callServer): Promise<string> {
  const answer: { token?: string } | null = await call('POST /member/otp/login', { body })
  if (!answer?.token) throw new Error('Failed to login with OTP')
  return answer.token
}
