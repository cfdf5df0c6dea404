import type { Reader } from '../../platform/readers/index.ts'
import { keepMessages } from './message.store.ts'

/**
 * Keeps a message for each bonus that was posted, whichever feature paid it, so that no feature can forget to do so. The
 * message is kept in the transaction that moves the reader on, and its id comes from the posting: none is lost or doubled.
 */
export const messageReader: Reader = { name: 'message', among: 'money', readSpan: keepMessages }
