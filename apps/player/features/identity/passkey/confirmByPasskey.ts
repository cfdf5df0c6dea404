import { callServer } from '../../../shared/answer/client.ts'
import { exchangeToken } from '../exchangeToken.ts'
import { showPasskey } from './browserPasskeys.ts'

/** Shows by a passkey that it is the member, who goes on under a new token. */
export async function confirmByPasskey(): Promise<void> {
  const asked = await callServer('POST /member/passkey/proof/open', { body: { purpose: 'step-up' } })
  const passkey = await showPasskey(asked)
  await exchangeToken(() => callServer('POST /member/step-up', { body: { passkey } }))
}
