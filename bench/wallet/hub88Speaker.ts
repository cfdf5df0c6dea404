import { generateKeyPairSync, sign } from 'node:crypto'
import { promisify } from 'node:util'
import { writeRequest } from '../load/rawCaller.ts'
import { nextName, provider, tokenOf } from './members.ts'
import type { Speaker } from './speaker.ts'

const signInThreads = promisify(sign)

/** Hub88: a signature of RSA with 2048 bits over each body, which costs its writer a quarter of a millisecond. */
export function hub88Speaker(): Speaker {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [id, code] = [provider + 1, 'bench-hub88']
  return {
    name: 'Hub88',
    dialect: 'hub88',
    id,
    code,
    key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    keeps: true,
    async write(uid) {
      const txId = nextName()
      const body = JSON.stringify({
        user: String(uid),
        request_uuid: txId,
        transaction_uuid: txId,
        round: `r${txId}`,
        round_closed: false,
        token: tokenOf(id, uid),
        game_code: 'bench',
        currency: 'PHP',
        amount: 50_000,
        is_free: false,
      })
      const signature = await signInThreads('sha256', Buffer.from(body), privateKey)
      const headers = { 'x-hub88-signature': signature.toString('base64') }
      return writeRequest(`/hub88/${code}/transaction/bet`, headers, body)
    },
    isTaken: answer => answer.includes('"status":"RS_OK"'),
  }
}
