import type { contract } from '@saya/contract'
import type { Brand } from '@saya/contract/brand.ts'
import type { OutcomeOf } from '@saya/contract/handler.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Database } from '../../platform/db/database.ts'
import { findDocument, type LegalName } from './legal.store.ts'
import { viewDocument } from './legal.view.ts'

interface DocumentRequest {
  readonly query: { readonly brand?: Brand | undefined }
  readonly brand: Brand
}

type DocumentAnswer = Promise<OutcomeOf<typeof contract.legal.getTerms>>

/** Answers one text in its newest version. All texts are asked for alike. */
export function answerDocument(db: Database, name: LegalName) {
  return async ({ query, brand }: DocumentRequest): DocumentAnswer =>
    done(viewDocument(name, await db.ref(tx => findDocument(tx, name, query.brand ?? brand))))
}
