import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { listOwnConsents } from './consent.store.ts'
import type { DocumentRow, LegalName } from './legal.store.ts'

type View = AnswerOf<typeof contract.legal.getTerms>
type ConsentRow = Awaited<ReturnType<typeof listOwnConsents>>[number]

export function viewDocument(name: LegalName, row: DocumentRow | undefined): View {
  if (!row) return { name, brand: 'h5', version: 0, title: ['', ''], body: ['', ''], hash: '', published_at: 0 }
  return {
    name,
    brand: row.brand,
    version: row.version,
    title: [row.title_en, row.title_tl],
    body: [row.body_en, row.body_tl],
    hash: row.text_hash.toString('hex'),
    published_at: Math.floor(row.published_at / 1000),
  }
}

export function viewConsent(row: ConsentRow): AnswerOf<typeof contract.legal.listConsents>['d'][number] {
  return {
    document: row.document,
    version: row.version,
    given_at: Math.floor(row.given_at / 1000),
    withdrawn_at: row.withdrawn_at === null ? 0 : Math.floor(row.withdrawn_at / 1000),
  }
}
