import { generalErrors } from '../general/errors.ts'
import { pick } from '../refusal.ts'
import { identityErrors } from './errors.ts'

/** Why somebody who comes from a partner's app is not let in, whichever partner it is. */
export const partnerRefusals = {
  ...pick(
    identityErrors,
    'account_closed',
    'partner_closed',
    'partner_exhausted',
    'partner_phone_missing',
    'partner_phone_taken',
    'partner_refused',
    'partner_too_young',
    'partner_unreachable',
    'passkey_required',
  ),
  ...pick(generalErrors, 'account_blocked'),
}
