import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { hasConsent, listOwnConsents } from './consent.store.ts'
import type { LegalDeps } from './deps.ts'
import { findDocument } from './legal.store.ts'
import { viewConsent } from './legal.view.ts'

export function listConsents({ db }: LegalDeps): Handler<typeof contract.legal.listConsents> {
  return async ({ caller, brand }) =>
    db.member(caller.uid, async tx => {
      const marketing = await findDocument(tx, 'marketing', brand)
      return done({
        d: (await listOwnConsents(tx, caller.uid)).map(viewConsent),
        marketing: {
          is_given: marketing !== undefined && (await hasConsent(tx, caller.uid, marketing)),
          text: [marketing?.body_en ?? '', marketing?.body_tl ?? ''],
        },
      })
    })
}
