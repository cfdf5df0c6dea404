import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { giveConsent, withdrawConsent } from './consent.store.ts'
import type { LegalDeps } from './deps.ts'
import { findDocument } from './legal.store.ts'

/** Without a text there is nothing that could be agreed to. */
export function setMarketing({ db, clock }: LegalDeps): Handler<typeof contract.legal.setMarketing> {
  return async ({ caller, body, brand, address }) =>
    db.member(caller.uid, async tx => {
      const nowMs = clock.now()
      const document = body.is_given ? await findDocument(tx, 'marketing', brand) : undefined
      if (document) {
        await giveConsent(tx, { uid: caller.uid, document, nowMs, address, channel: `${brand}/browser` })
      } else {
        await withdrawConsent(tx, { uid: caller.uid, document: 'marketing', nowMs })
      }
      return done({ is_given: document !== undefined })
    })
}
