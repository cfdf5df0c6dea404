import type { GeneralCode } from '@saya/contract/general/errors.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { languageOf } from './language.ts'
import { refuseSocket } from './refuseSocket.ts'

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
  const busy = (socket as BusySocket)._httpMessage
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  // A refusal would be taken for the answer to an earlier request, or stand in the middle of one.
  if (busy?.req.complete) return closeBehind(busy, socket)
  if (busy?.headersSent) return void socket.destroy()
  // Of a body that never came whole the headers are known, and with them whom the sentence is for.
  refuseSocket(socket, code, languageOf(busy?.req ?? { headers: {} }))
}

/**
 * Lets whoever asked before hear what came of it: what stands behind a request may be the rest of a body that is longer than
 * it says. Nothing is read on this connection any more.
 */
function closeBehind(answer: ServerResponse, socket: Socket): void {
  socket.pause()
  answer.shouldKeepAlive = false
  answer.once('finish', () => socket.destroySoon())
}
