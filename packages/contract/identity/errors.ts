import { codeLimits, textLimits } from '../limits.ts'
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
  code_spent: {
    status: 422,
    text: [
      `That was wrong ${codeLimits.triesPerCode} times, so this code no longer counts. Ask for another one once the countdown has ended.`,
      `${codeLimits.triesPerCode} beses nang mali, kaya hindi na mabisa ang code na ito. Humingi ng bago kapag natapos na ang countdown.`,
    ],
  },
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
  password_invalid: { status: 422, text: ['Invalid password', 'Maling password'] },
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
  partner_closed: {
    status: 403,
    text: [
      'This way in is closed right now. Open Saya in your browser and sign in with a code.',
      'Sarado muna ang paraang ito. Buksan ang Saya sa iyong browser at mag-sign in gamit ang code.',
    ],
  },
  partner_refused: {
    status: 422,
    text: [
      'The app you come from did not confirm who you are. Go back to it and open Saya again.',
      'Hindi kinumpirma ng app na pinanggalingan mo kung sino ka. Bumalik doon at buksan muli ang Saya.',
    ],
  },
  partner_unreachable: {
    status: 503,
    text: [
      'The app you come from does not answer right now. Please open Saya from it again in a moment.',
      'Hindi sumasagot ngayon ang app na pinanggalingan mo. Buksan muli ang Saya mula roon maya-maya.',
    ],
  },
  partner_phone_missing: {
    status: 422,
    text: [
      'The app you come from did not tell us a Philippine mobile number of yours. Allow it there and open Saya again.',
      'Hindi ibinigay ng app na pinanggalingan mo ang iyong mobile number sa Pilipinas. Payagan ito roon at buksan muli ang Saya.',
    ],
  },
  partner_phone_taken: {
    status: 409,
    text: [
      'Your mobile number already has an account here. Sign in once with a code sent to it, and the two are linked.',
      'May account na rito ang iyong mobile number. Mag-sign in nang isang beses gamit ang code na ipapadala roon at mauugnay ang dalawa.',
    ],
  },
  partner_too_young: {
    status: 403,
    text: [
      'Nobody under 21 may play. If the birthday in the app you come from is wrong, have it corrected there first.',
      'Bawal maglaro ang wala pang 21. Kung mali ang kaarawan sa app na pinanggalingan mo, ipatama muna iyon doon.',
    ],
  },
  partner_exhausted: {
    status: 429,
    text: [
      'Too many people came in from your network just now. Please try again later.',
      'Napakaraming pumasok mula sa iyong network. Subukan muli mamaya.',
    ],
  },
  handoff_invalid: {
    status: 422,
    text: [
      'This link was used already, or is too old. Please sign in.',
      'Nagamit na o luma na ang link na ito. Mag-sign in muna.',
    ],
  },
})
