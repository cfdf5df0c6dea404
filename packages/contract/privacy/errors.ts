import { refusals } from '../refusal.ts'

export const privacyErrors = refusals({
  exports_exhausted: {
    status: 429,
    text: [
      'Your data can be downloaded three times a day. Please try again tomorrow.',
      'Tatlong beses sa isang araw maaaring i-download ang iyong data. Subukan muli bukas.',
    ],
  },
  deposit_pending: {
    status: 409,
    text: [
      'A deposit of yours is still open. Please pay it, or wait until it has run out. Then close the account.',
      'May bukas ka pang deposito. Bayaran ito, o hintaying lumipas. Saka isara ang account.',
    ],
  },
  balance_left: {
    status: 409,
    text: [
      'Withdraw your balance first, and let open games and withdrawals finish. Then close the account.',
      'I-withdraw muna ang iyong balanse, at hintaying matapos ang mga bukas na laro at withdrawal. Saka isara ang account.',
    ],
  },
})
