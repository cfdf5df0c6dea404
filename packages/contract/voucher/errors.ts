import { refusals } from '../refusal.ts'

export const voucherErrors = refusals({
  voucher_code: { status: 422, text: ['Verification code error', 'Mali ang verification code'] },
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
