import { refusals } from '../refusal.ts'

export const voucherErrors = refusals({
  voucher_code: { status: 422, text: ['Verification code error', 'Mali ang code ng voucher'] },
  /** The same for a code that never was, one that was used, one that has expired and one that was withdrawn. */
  voucher_refused: {
    status: 422,
    text: [
      'This voucher cannot be used. Check the code for typing errors. It may also be used or expired.',
      'Hindi magagamit ang voucher na ito. I-check kung may mali sa code. Baka nagamit na rin ito o expired na.',
    ],
  },
  voucher_yours: {
    status: 409,
    text: [
      'You have already used this voucher. Its amount is in your balance.',
      'Nagamit mo na ang voucher na ito. Nasa balanse mo na ang halaga nito.',
    ],
  },
  /** It moved nothing, so the key stays free for the same voucher later. */
  voucher_limit: {
    status: 422,
    text: [
      'This voucher is more than your deposit limit allows. You can still add ₱{left} until {until}. The voucher is yours and you can use it later.',
      'Lampas ang voucher na ito sa limit mo sa deposit. Makakapagdagdag ka pa ng ₱{left} hanggang {until}. Sa iyo ang voucher at magagamit mo ito mamaya.',
    ],
    repeatable: true,
  },
  voucher_tries: {
    status: 429,
    text: [
      'Too many wrong codes. Please wait a few minutes before you try again.',
      'Sobrang daming maling code. Maghintay ng ilang minuto bago sumubok muli.',
    ],
  },
  batch_expiry: {
    status: 422,
    text: [
      'Choose an expiry date from today up to two years ahead.',
      'Pumili ng expiry date mula ngayon hanggang dalawang taon.',
    ],
  },
})
