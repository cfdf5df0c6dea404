import { refusals } from '../refusal.ts'

export const payeeErrors = refusals({
  payee_kyc_required: {
    status: 403,
    text: [
      'Verify your identity before you add a withdraw account.',
      'I-verify muna ang identity mo bago magdagdag ng withdraw account.',
    ],
    repeatable: true,
  },
  payee_channel_unknown: {
    status: 422,
    text: ['payment method not found', 'hindi nahanap ang payment method'],
    repeatable: true,
  },
  payee_mobile: { status: 422, text: ['Phone number Error', 'Mali ang numero ng telepono'], repeatable: true },
  payee_number: {
    status: 422,
    text: ['An account number has 6 to 20 digits.', 'Ang account number ay may 6 hanggang 20 digit.'],
    repeatable: true,
  },
  payee_exists: {
    status: 409,
    text: ['You have already linked an account of this type.', 'Mayroon ka nang naka-link na account na ganitong uri.'],
  },
  payees_full: {
    status: 409,
    text: [
      'You can have up to three withdraw accounts. Please delete one first.',
      'Hanggang tatlong withdraw account lang ang puwede. Mag-delete muna ng isa.',
    ],
  },
  payees_exhausted: {
    status: 429,
    text: [
      'You have added several withdraw accounts today. Please try again tomorrow.',
      'Marami ka nang idinagdag na withdraw account ngayon. Subukan muli bukas.',
    ],
  },
  payee_in_use: {
    status: 409,
    text: [
      'A withdrawal to this account is not finished yet. You can delete the account after that.',
      'May hindi pa tapos na withdrawal sa account na ito. Made-delete mo ang account pagkatapos nito.',
    ],
    repeatable: true,
  },
  payee_not_found: {
    status: 404,
    text: ['This withdraw account was not found.', 'Hindi nahanap ang withdraw account na ito.'],
  },
})
