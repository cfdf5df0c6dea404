import type { Reader } from '../../platform/readers/index.ts'
import { keepMessages } from './message.store.ts'

/**
 * Keeps a message for each bonus that was posted, wherever it came from: nobody who pays one can forget to tell. It is
 * kept in the transaction that moves the reader on, and known by its posting, so that none is lost and none is told twice.
 */
export const messageReader: Reader = { name: 'message', readSpan: keepMessages }
