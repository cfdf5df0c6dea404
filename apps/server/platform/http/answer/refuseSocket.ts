import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type GeneralCode, generalErrors } from '@saya/contract/general/errors.ts'
import { type Language, textIn } from '@saya/contract/text.ts'
import { mediaTypes } from './encoding.ts'
import { fixedHeaders } from './securityHeaders.ts'

/** How long whoever was answered may take to close their side. */
const closingMs = 2000

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
  closeSoon(socket)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** Ends a connection on both sides, also where the other one leaves theirs open. */
export function closeSoon(socket: Duplex): void {
  const timer = setTimeout(() => socket.destroy(), closingMs).unref()
  socket.once('close', () => clearTimeout(timer))
}
