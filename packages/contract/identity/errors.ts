import { refusals } from '../refusal.ts'

export const identityErrors = refusals({
  phone_invalid: {
    status: 400,
    text: [
      "Sorry, it's not a valid phone number, should be 10 digits",
      'Paumanhin, hindi wasto ang numero ng telepono, dapat ay 10 digit',
    ],
  },
  code_too_soon: {
    status: 429,
    text: ['A code was just sent. Please wait before asking again.', 'Kakapadala lang ng code. Maghintay muna.'],
  },
  codes_exhausted: {
    status: 429,
    text: [
      'Too many codes were asked for this number. Please try again later.',
      'Napakaraming code ang hiningi para sa numerong ito. Subukan mamaya.',
    ],
  },
  attempts_exceeded: {
    status: 429,
    text: [
      'the maximum number of code attempts has been exceeded. Please try again later',
      'lumampas na sa pinakamaraming pagsubok ng code. Subukan muli mamaya',
    ],
  },
  code_invalid: { status: 422, text: ['Invalid code', 'Maling code'] },
  sms_unavailable: {
    status: 503,
    text: ['We could not send the code. Please try again.', 'Hindi namin naipadala ang code. Subukan muli.'],
  },
})
