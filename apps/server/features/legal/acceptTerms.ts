import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { giveConsent } from './consent.store.ts'
import type { LegalDeps } from './deps.ts'
import { findDocument } from './legal.store.ts'

/** The checkbox speaks of both texts: the terms in the version that was shown, the policy in the one that it links to. */
export function acceptTerms({ db, clock }: LegalDeps): Handler<typeof contract.legal.acceptTerms> {
  return async ({ caller, body, brand, address }) =>
    db.member(caller.uid, async tx => {
      const terms = await findDocument(tx, 'terms', brand)
      if (terms?.text_hash.toString('hex') !== body.hash) return refuse('terms_changed')
      const privacy = await findDocument(tx, 'privacy', brand)
      const given = { uid: caller.uid, nowMs: clock.now(), address, channel: `${brand}/browser` }
      await giveConsent(tx, { ...given, document: terms })
      if (privacy) await giveConsent(tx, { ...given, document: privacy })
      return done({ version: terms.version })
    })
}
