import { refusals } from '../refusal.ts'

export const voucherErrors = refusals({
  voucher_code: { status: 422, text: ['Verification code error', 'Mali ang verification code'] },
  /** The same for a code that never was, one that was used, one that has expired and one that was withdrawn. */
  voucher_refused: {
    status: 422,
    text: [
      'This voucher cannot be used. Please check the code for typing errors; it may also have been used, or have expired.',
      'Hindi magagamit ang voucher na ito. Suriin kung may mali sa code; maaari ring nagamit na ito o nag-expire na.',
    ],
  },
  voucher_yours: {
    status: 409,
    text: [
      'You have used this voucher already. What it was worth is in your balance.',
      'Nagamit mo na ang voucher na ito. Nasa balanse mo na ang halaga nito.',
    ],
  },
  voucher_tries: {
    status: 429,
    text: [
      'Too many codes did not work. Please wait a few minutes before you try again.',
      'Napakaraming code ang hindi gumana. Maghintay ng ilang minuto bago sumubok muli.',
    ],
  },
  batch_expiry: {
    status: 422,
    text: [
      'Vouchers end at a day from today on and within two years.',
      'Mula ngayon at sa loob ng dalawang taon dapat magtapos ang voucher.',
    ],
  },
})
