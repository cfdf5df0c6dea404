import { callServer } from '../../../shared/answer/client.ts'
import { showPasskey } from './browserPasskeys.ts'

/** Exchanges what a passkey has signed for a token. An answer without one is a failure too, whatever its status said. */
export async function requestTokenByPasskey(): Promise<string> {
  const asked = await callServer('POST /member/passkey/proof/open', { body: { purpose: 'login' } })
  const answer: { token?: string } | null = await callServer('POST /member/passkey/login', {
    body: await showPasskey(asked),
  })
  if (!answer?.token) throw new Error('Failed to login with a passkey')
  return answer.token
}
