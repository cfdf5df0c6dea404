import { stillOpen } from '../limit/stillOpen.ts'
import { refusals } from '../refusal.ts'

export const depositErrors = refusals({
  // What was refused moved nothing, so the key stays free for the same tap with another amount or channel.
  channel_unknown: {
    status: 422,
    text: ['payment method not found', 'hindi nahanap ang payment method'],
    repeatable: true,
  },
  channel_closed: {
    status: 422,
    text: [
      'This payment method is available from {from} to {until}. Please choose another one.',
      'Available ang payment method na ito mula {from} hanggang {until}. Pumili ng iba.',
    ],
    repeatable: true,
  },
  deposit_amount: {
    status: 422,
    text: ['Enter Amount: {min}-{max}', 'Ilagay ang Halaga: {min}-{max}'],
    repeatable: true,
  },
  deposit_limit: {
    status: 422,
    text: [
      'This is more than the limit you set for deposits. You can still pay in ₱{left} until {until}.',
      'Lampas ito sa limit na itinakda mo para sa mga deposit. Makakapag-deposit ka pa ng ₱{left} hanggang {until}.',
    ],
    repeatable: true,
  },
  deposit_limit_reached: {
    status: 403,
    text: [
      `You have reached the limit you set for deposits. It starts anew on {until}. ${stillOpen[0]}`,
      `Naabot mo na ang limit na itinakda mo para sa mga deposit. Magsisimula itong muli sa {until}. ${stillOpen[1]}`,
    ],
    repeatable: true,
  },
  deposit_kyc_required: {
    status: 403,
    text: ['Verify your identity before you deposit.', 'I-verify muna ang identity mo bago mag-deposit.'],
    repeatable: true,
  },
  deposits_open: {
    status: 429,
    text: [
      'You have too many open deposits. Pay or cancel one under Transactions, or wait until they expire.',
      'Marami ka pang bukas na deposit. Bayaran o i-cancel ang isa sa Mga transaksyon, o hintaying mag-expire ang mga ito.',
    ],
  },
  deposit_link_failed: {
    status: 503,
    text: ['Failed to get payment link', 'Hindi makuha ang payment link'],
    repeatable: true,
  },
  deposit_over: {
    status: 409,
    text: ['This deposit has ended. Please start a new one.', 'Tapos na ang deposit na ito. Magsimula ng bago.'],
  },
  deposit_not_found: { status: 404, text: ['This deposit was not found.', 'Hindi nahanap ang deposit na ito.'] },
})
