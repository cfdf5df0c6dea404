import { callServer } from '../../../shared/answer/client.ts'

interface Credentials {
  readonly phone: string
  readonly country_code: string
  readonly password: string
}

/** Exchanges phone and password for a token. An answer without one is a failure too, whatever its status said. */
export async function requestTokenByPassword(body: Credentials, call = callServer): Promise<string> {
  const answer: { token?: string } | null = await call('POST /member/login', { body })
  if (!answer?.token) throw new Error('Failed to login with password')
  return answer.token
}
