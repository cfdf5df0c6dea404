import { textLimits } from '../limits.ts'
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
  passwords_exceeded: {
    status: 429,
    text: [
      'The password was wrong too many times. Use a code, or try the password again later.',
      'Napakaraming maling password. Gumamit ng code, o subukan muli ang password mamaya.',
    ],
  },
  human_check_required: {
    status: 403,
    text: ['One moment, we are making sure you are a person.', 'Sandali, tinitiyak naming tao ka.'],
    repeatable: true,
  },
  network_exhausted: {
    status: 429,
    text: [
      'Too many codes were asked for from your network. Please try again later.',
      'Napakaraming code ang hiningi mula sa iyong network. Subukan mamaya.',
    ],
  },
  code_invalid: { status: 422, text: ['Invalid code', 'Maling code'] },
  sms_unavailable: {
    status: 503,
    text: ['We could not send the code. Please try again.', 'Hindi namin naipadala ang code. Subukan muli.'],
  },
  phone_unavailable: {
    status: 409,
    text: ['Phone number is not available.', 'Hindi magagamit ang numero ng telepono.'],
  },
  email_invalid: {
    status: 400,
    text: ['Please enter a valid e-mail address.', 'Maglagay ng wastong e-mail address.'],
  },
  sign_in_refused: {
    status: 422,
    text: ['The phone number or the password is not right.', 'Mali ang numero ng telepono o ang password.'],
  },
  account_closed: {
    status: 403,
    text: [
      'This account was closed by its owner. Write to us on the Service page (/service) if you need something of it.',
      'Isinara ng may-ari ang account na ito. Sumulat sa amin sa pahinang Tulong (/service) kung may kailangan ka rito.',
    ],
  },
  password_wrong: { status: 422, text: ['Invalid old password', 'Maling lumang password'] },
  password_too_short: {
    status: 400,
    text: [
      `Password minLength is ${textLimits.passwordLeast}, maxLength is ${textLimits.passwordMost}`,
      `Hindi bababa sa ${textLimits.passwordLeast} at hindi lalampas sa ${textLimits.passwordMost} karakter ang password`,
    ],
  },
  password_too_long: {
    status: 400,
    text: [
      `Password maxLength is ${textLimits.passwordMost}`,
      `Hanggang ${textLimits.passwordMost} karakter lamang ang password`,
    ],
  },
  password_breached: {
    status: 422,
    text: [
      'Many people use this password, so it is easy to guess. Please choose another one.',
      'Marami ang gumagamit ng password na ito kaya madaling hulaan. Pumili ng iba.',
    ],
  },
  password_too_new: {
    status: 422,
    text: [
      'This password was set less than 72 hours ago. Please use a code.',
      'Wala pang 72 oras mula nang itakda ang password na ito. Gumamit ng code.',
    ],
  },
})
