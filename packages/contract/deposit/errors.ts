import { refusals } from '../refusal.ts'

export const depositErrors = refusals({
  // What was refused moved nothing, so the key stays free for the same tap with another amount or channel.
  channel_unknown: {
    status: 422,
    text: ['payment method not found', 'hindi nahanap ang paraan ng pagbabayad'],
    repeatable: true,
  },
  channel_closed: {
    status: 422,
    text: [
      'This payment method is open from {from} to {until}. Please choose another one.',
      'Bukas ang paraan ng pagbabayad na ito mula {from} hanggang {until}. Pumili ng iba.',
    ],
    repeatable: true,
  },
  deposit_amount: {
    status: 422,
    text: ['Enter Amount: {min}-{max}', 'Ilagay ang Halaga: {min}-{max}'],
    repeatable: true,
  },
  deposit_kyc_required: {
    status: 403,
    text: [
      'Please complete KYC verification before you deposit.',
      'Kumpletuhin muna ang KYC verification bago magdeposito.',
    ],
    repeatable: true,
  },
  deposits_open: {
    status: 429,
    text: [
      'Several of your deposits are still open. Please pay or cancel one of them among your transactions, or wait until they have run out.',
      'Ilan sa iyong mga deposito ay bukas pa. Bayaran o kanselahin ang isa sa iyong mga transaksyon, o hintaying lumipas ang mga ito.',
    ],
  },
  deposit_link_failed: {
    status: 503,
    text: ['Failed to get payment link', 'Hindi nakuha ang link ng pagbabayad'],
    repeatable: true,
  },
  deposit_over: {
    status: 409,
    text: [
      'This deposit has come to its end. Please start a new one.',
      'Natapos na ang depositong ito. Magsimula ng bago.',
    ],
  },
  deposit_not_found: { status: 404, text: ['This deposit was not found.', 'Hindi nahanap ang depositong ito.'] },
})
