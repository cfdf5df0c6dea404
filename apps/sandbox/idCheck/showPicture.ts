import type { Books } from '../books.store.ts'
import { documents, isDocumentCode } from './documents.ts'
import { type Check, beginReading, endReading } from './idCheck.store.ts'
import { type CardReader, ReaderBusy } from './reading/cardReader.ts'
import type { CardFault, CardReading } from './reading/cardReading.ts'

/** How often a person may show something before the check has failed. */
export const mostTries = 5

/** The words of the gateway for what is wrong with a picture. */
const docErrors: Readonly<Record<CardFault, string>> = {
  blurred: 'BLUR',
  dark: 'DARK',
  glare: 'EXPOSURE',
  cropped: 'INCOMPLETE',
  not_an_id: 'NOT_REAL_DOC',
  wrong_type: 'NO_REQUIRED_ID',
  expired: 'EXPIRED',
  unreadable: 'UNKNOWN',
}

export type PictureVerdict =
  | { readonly outcome: 'passed' | 'failed' | 'closed' | 'busy' }
  | { readonly outcome: 'again'; readonly reason: CardFault; readonly left: number }

/** Reads a picture that a person showed, and writes into the book what it came to. */
export async function showPicture(
  { books, reader }: { readonly books: Books; readonly reader: CardReader },
  check: Check,
  picture: Buffer,
): Promise<PictureVerdict> {
  if (!isDocumentCode(check.doc_type) || !(await beginReading(books, check.id))) return { outcome: 'closed' }
  const reading = await reader.read(picture, documents[check.doc_type].kind).catch((error: unknown) => error)
  if (!isReading(reading)) {
    const gaveBack = {
      id: check.id,
      state: 'open',
      docError: null,
      outcome: null,
      picture: null,
      isTry: false,
    } as const
    await endReading(books, gaveBack)
    if (reading instanceof ReaderBusy) return { outcome: 'busy' }
    throw reading
  }
  const { fault, fields, confidence, photo } = reading
  const left = mostTries - check.tries - 1
  // A card that has run out is not better in another light.
  const state = fault === null ? 'passed' : fault === 'expired' || left <= 0 ? 'failed' : 'open'
  const docError = fault === null ? null : docErrors[fault]
  await endReading(books, {
    id: check.id,
    state,
    docError,
    outcome: { fields, confidence },
    picture: photo,
    isTry: true,
  })
  if (state === 'open' && fault !== null) return { outcome: 'again', reason: fault, left }
  return { outcome: state === 'passed' ? 'passed' : 'failed' }
}

function isReading(reading: unknown): reading is CardReading {
  return typeof reading === 'object' && reading !== null && 'fields' in reading
}
