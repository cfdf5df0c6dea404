import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type GeneralCode, generalErrors } from '@saya/contract/general/errors.ts'
import { type Language, textIn } from '@saya/contract/text.ts'
import { mediaTypes } from './encoding.ts'
import { fixedHeaders } from './securityHeaders.ts'

/** Refuses on the bare connection what never became a request of ours, in the same envelope as everything else, and closes it. */
export function refuseSocket(socket: Duplex, code: GeneralCode, language: Language = 'en'): void {
  const { status, text } = generalErrors[code]
  const body = JSON.stringify({ status: false, data: textIn(text, language), code })
  const headers = {
    ...fixedHeaders,
    'x-request-id': randomUUID(),
    'cache-control': 'no-store',
    'content-type': mediaTypes.json,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
