import { type GeneralCode, generalErrors } from '@saya/contract/general/errors.ts'
import { type IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { mediaTypes } from './encoding.ts'
import { fixedHeaders } from './securityHeaders.ts'

/** The answer that Node has under way on a connection. It names no other way to learn of it. */
interface BusySocket extends Socket {
  readonly _httpMessage?: (ServerResponse & { readonly req: IncomingMessage }) | null
}

const codes: Readonly<Record<string, GeneralCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
}

/**
 * Answers what never became a request: bytes that are no HTTP, headers without end, a body that does not come. The
 * connection is closed in any case, since nobody knows where on it the next request would begin.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  const code = codes[error.code ?? ''] ?? 'malformed_request'
  if (error.code === 'ECONNRESET' || !socket.writable || isAnsweringAnother(socket)) return void socket.destroy()
  const { status, text } = generalErrors[code]
  const body = JSON.stringify({ status: false, data: text[0], code })
  const headers = {
    ...fixedHeaders,
    'cache-control': 'no-store',
    'content-type': mediaTypes.json,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** Whether these bytes would be taken for the answer to an earlier request, or stand in the middle of one. */
function isAnsweringAnother(socket: BusySocket): boolean {
  const busy = socket._httpMessage
  return busy ? busy.headersSent || busy.req.complete : false
}
