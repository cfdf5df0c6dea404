import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { deviceOf } from '../../platform/http/request/device.ts'
import { isSessionOpen } from '../identity/index.ts'
import type { StatementDeps } from './deps.ts'
import { type FilePass, filePath, readFileAddress } from './fileAddress.ts'
import { listAllEntries } from './listAllEntries.ts'
import { type MonthStatement, readStatement } from './readStatement.ts'
import { wordingIn } from './wording.ts'
import { writeStatementCsv } from './writeStatementCsv.ts'
import { writeStatementPdf } from './writeStatementPdf.ts'

const types = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const

/** Sends statements as files to whoever was given their address. What is read of the database is on its way before the rest is. */
export function serveFiles(app: FastifyInstance, deps: StatementDeps): void {
  const { db, clock, peppers } = deps
  app.get<{ Params: { '*': string } }>(filePath, async (req, reply) => {
    const nowMs = clock.now()
    const deviceId = deviceOf(req, reply).id
    const pass = readFileAddress(req.params['*'], { peppers, deviceId, nowMs })
    const isIn = pass && (await db.app(tx => isSessionOpen(tx, { uid: pass.uid, id: pass.sessionId, nowMs })))
    const { uid, month } = pass ?? { uid: 0n, month: '' }
    const statement = isIn ? await db.member(uid, tx => readStatement(tx, { uid, month, nowMs })) : undefined
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (!pass || !statement) return reply.code(404).type('text/plain; charset=utf-8').send('')
    return reply
      .type(types[pass.format])
      .header('content-disposition', `attachment; filename="saya-statement-${month}.${pass.format}"`)
      .send(Readable.from(piecesOf(deps, { pass, statement, nowMs }), { objectMode: false }))
  })
}

interface File {
  readonly pass: FilePass
  readonly statement: MonthStatement
  readonly nowMs: number
}

function piecesOf({ db }: StatementDeps, { pass, statement, nowMs }: File): AsyncGenerator<Buffer | string> {
  const wording = wordingIn(pass.lang)
  const entries = listAllEntries(db, statement.span)
  return pass.format === 'csv'
    ? writeStatementCsv(statement, entries, wording)
    : writeStatementPdf({ statement, entries, wording, nowMs })
}
