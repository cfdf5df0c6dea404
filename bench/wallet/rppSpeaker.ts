import { randomBytes } from 'node:crypto'
import { readKey, rppHeaders, signRequest } from '@saya/rpp'
import { writeRequest } from '../load/rawCaller.ts'
import { nextName, provider, tokenOf } from './members.ts'
import type { Speaker } from './speaker.ts'

const path = '/rgs/v1/bet'

/** RPP/1: an HMAC over the body, with a time and a name that is used once. */
export function rppSpeaker(): Speaker {
  const bytes = randomBytes(32)
  const secret = readKey(bytes)
  const code = 'bench-rpp'
  return {
    name: 'RPP/1',
    dialect: 'rpp',
    id: provider,
    code,
    key: bytes.toString('base64'),
    keeps: false,
    async write(uid) {
      const txId = nextName()
      const timestamp = String(Math.floor(Date.now() / 1000))
      const body = JSON.stringify({
        request_id: txId,
        tx_id: txId,
        round_id: `r${txId}`,
        session_token: tokenOf(provider, uid),
        player_ref: String(uid),
        game_code: 'bench',
        currency: 'PHP',
        amount: '0.5000',
        round_closed: false,
        ts: Number(timestamp),
      })
      const signed = { method: 'POST', path, timestamp, nonce: txId, body: Buffer.from(body) }
      const headers = {
        [rppHeaders.partner]: code,
        [rppHeaders.keyId]: 'one',
        [rppHeaders.timestamp]: timestamp,
        [rppHeaders.nonce]: txId,
        [rppHeaders.signature]: signRequest(secret, signed),
      }
      return writeRequest(path, headers, body)
    },
    isTaken: answer => answer.includes('"status":"OK"'),
  }
}
