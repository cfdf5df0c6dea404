import { refusals } from '../refusal.ts'

export const privacyErrors = refusals({
  exports_exhausted: {
    status: 429,
    text: [
      'You can download your data up to three times a day. Please try again tomorrow.',
      'Hanggang tatlong beses sa isang araw puwedeng i-download ang iyong data. Subukan muli bukas.',
    ],
  },
  deposit_pending: {
    status: 409,
    text: [
      'You still have an open deposit. Pay or cancel it, or wait until it expires. Then close your account.',
      'May bukas ka pang deposit. Bayaran o i-cancel ito, o hintaying mag-expire. Saka isara ang account.',
    ],
  },
  redemption_open: {
    status: 409,
    text: [
      'An item that you redeemed is still on its way. Close your account once you have it, or ask Service to cancel it: your Filcoins then come back.',
      'Papunta pa ang item na ni-redeem mo. Isara ang account kapag nasa iyo na ito, o ipa-cancel ito sa Service: babalik ang Filcoins mo.',
    ],
  },
  remainder_left: {
    status: 409,
    text: [
      'If you close your account now, you give up {pesos}, {coins} Filcoins and {rewards} unpaid rewards. Check the amounts and confirm.',
      'Kung isasara mo ngayon ang account, isusuko mo ang {pesos}, {coins} Filcoins at {rewards} hindi pa nababayarang rewards. Tingnan ang mga halaga at kumpirmahin.',
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
