import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { newToken, takeQuota } from '../identity/index.ts'
import type { StatementDeps } from './deps.ts'
import { fileAddress } from './fileAddress.ts'
import { readStatement } from './readStatement.ts'

const perHour = { kind: 'statement files', most: 30, windowMs: 3_600_000 }

/** The browser fetches the file by itself, as it does any download, and sends no token then: the address stands for it. */
export function openFile({ db, clock, random, peppers }: StatementDeps): Handler<typeof contract.statement.openFile> {
  return async ({ caller: { uid, sessionId }, body: { month, format, lang }, device }) => {
    const nowMs = clock.now()
    const found = await db.member(uid, tx => readStatement(tx, { uid, month, nowMs }))
    if (!found) return refuse('statement_not_found')
    const taken = await db.app(tx => takeQuota(tx, { ...perHour, subject: String(uid) }, nowMs))
    if (!taken.ok) return refuse('statement_files_full', taken.waitSeconds)
    const deviceId = device.id || newToken(random)
    if (!device.id) device.keep(deviceId)
    const pass = { uid, sessionId, deviceId, month, format, lang }
    return done({ address: fileAddress(pass, { peppers, random, nowMs }) })
  }
}
