import { randomBytes } from 'node:crypto'
import { writeRequest } from '../load/rawCaller.ts'
import { nextName, provider, tokenOf } from './members.ts'
import type { Speaker } from './speaker.ts'

/** Valkyrie's player account: a token that both know, and nothing signed. */
export function valkyrieSpeaker(): Speaker {
  const key = randomBytes(32).toString('base64')
  const [id, code] = [provider + 2, 'bench-valkyrie']
  return {
    name: 'Valkyrie',
    dialect: 'valkyrie',
    id,
    code,
    key,
    keeps: true,
    async write(uid) {
      const txId = nextName()
      const body = JSON.stringify({
        currency: 'PHP',
        provider: code,
        transactionType: 'WITHDRAW',
        cashAmount: 0.5,
        bonusAmount: 0,
        promoAmount: 0,
        transactionDateTime: '2026-03-02T04:00:00Z',
        providerTransactionId: txId,
        providerBetRef: txId,
        providerGameId: 'bench',
        providerRoundId: `r${txId}`,
        isGameOver: false,
      })
      const headers = { authorization: `Bearer ${key}`, 'x-player-token': tokenOf(id, uid) }
      return writeRequest(`/pam/players/${uid}/transactions?provider=${code}`, headers, body)
    },
    isTaken: answer => answer.startsWith('HTTP/1.1 200') && answer.includes('"status":"OK"'),
  }
}
