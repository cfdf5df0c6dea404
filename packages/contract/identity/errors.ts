import { codeLimits, passkeyLimits, textLimits } from '../limits.ts'
import { refusals } from '../refusal.ts'

export const identityErrors = refusals({
  phone_invalid: {
    status: 400,
    text: [
      "Sorry, it's not a valid phone number, should be 10 digits",
      'Sorry, mali ang phone number, dapat ay 10 digit',
    ],
  },
  code_too_soon: {
    status: 429,
    text: ['A code was just sent. Please wait before asking again.', 'Kakapadala lang ng code. Maghintay muna.'],
  },
  codes_exhausted: {
    status: 429,
    text: [
      'Too many codes were sent to this number. Use a device that you logged in with before, or try again later.',
      'Sobrang dami nang code na ipinadala sa number na ito. Gamitin ang device na ginamit mo na dati, o subukan muli mamaya.',
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
      'Too many wrong passwords. Use a code or a device that you logged in with before, or try again later.',
      'Sobrang daming maling password. Gumamit ng code o ng device na ginamit mo na dati, o subukan muli mamaya.',
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
      'Too many codes were sent to your network. Please try again later.',
      'Sobrang dami nang code na hiningi sa network mo. Subukan muli mamaya.',
    ],
  },
  code_invalid: { status: 422, text: ['Invalid code', 'Maling code'] },
  code_spent: {
    status: 422,
    text: [
      `You entered a wrong code ${codeLimits.triesPerCode} times, so this code no longer works. Request a new code after the countdown.`,
      `${codeLimits.triesPerCode} beses nang mali ang code, kaya hindi na ito gagana. Humingi ng bagong code pagkatapos ng countdown.`,
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
    text: ['Please enter a valid email address.', 'Maglagay ng tamang email address.'],
  },
  sign_in_refused: {
    status: 422,
    text: ['Wrong phone number or password.', 'Mali ang numero ng telepono o ang password.'],
  },
  account_closed: {
    status: 403,
    text: [
      'This account was closed by its owner. If you need help, write to us on the Service page (/service).',
      'Isinara ng may-ari ang account na ito. Kung kailangan mo ng tulong, sumulat sa Service page (/service).',
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
      `Hanggang ${textLimits.passwordMost} karakter lang ang password`,
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
      'Wala pang 72 oras mula nang i-set ang password na ito. Gumamit ng code.',
    ],
  },
  partner_closed: {
    status: 403,
    text: [
      'You cannot log in this way right now. Open Saya in your browser and log in with a code.',
      'Hindi ka muna makakapag-log in sa paraang ito. Buksan ang Saya sa browser mo at mag-log in gamit ang code.',
    ],
  },
  partner_refused: {
    status: 422,
    text: [
      'The app you came from did not confirm your identity. Go back to it and open Saya again.',
      'Hindi kinumpirma ng app na pinanggalingan mo kung sino ka. Bumalik doon at buksan muli ang Saya.',
    ],
  },
  partner_unreachable: {
    status: 503,
    text: [
      'The app you came from is not responding. Please open Saya from it again in a moment.',
      'Hindi sumasagot ngayon ang app na pinanggalingan mo. Buksan muli ang Saya mula roon maya-maya.',
    ],
  },
  partner_phone_missing: {
    status: 422,
    text: [
      'The app you came from did not share your Philippine mobile number. Allow it there and open Saya again.',
      'Hindi ibinigay ng app na pinanggalingan mo ang Philippine mobile number mo. I-allow ito roon at buksan muli ang Saya.',
    ],
  },
  partner_phone_taken: {
    status: 409,
    text: [
      'Your mobile number already has an account here. Log in once with a code sent to it to link both accounts.',
      'May account na rito ang mobile number mo. Mag-log in nang isang beses gamit ang code para ma-link ang dalawang account.',
    ],
  },
  partner_too_young: {
    status: 403,
    text: [
      'You must be 21 or older to play. If your birthday in the app you came from is wrong, have it corrected there first.',
      'Dapat 21 taong gulang pataas ka para maglaro. Kung mali ang birthday sa app na pinanggalingan mo, ipatama muna iyon doon.',
    ],
  },
  partner_exhausted: {
    status: 429,
    text: [
      'Too many people have logged in from your network. Please try again later.',
      'Sobrang dami nang nag-log in mula sa network mo. Subukan muli mamaya.',
    ],
  },
  passkey_required: {
    status: 403,
    text: [
      'You chose to log in with your passkey only. Use your passkey.',
      'Pinili mong passkey lang ang gamitin sa pag-log in. Gamitin ang passkey mo.',
    ],
  },
  passkey_expired: {
    status: 422,
    text: [
      'This took too long or was already used. Please try your passkey again.',
      'Masyadong natagalan o nagamit na ito. Subukan muli ang passkey mo.',
    ],
  },
  passkey_elsewhere: {
    status: 422,
    text: [
      'This passkey was used on another site. Open Saya by its own address and try again.',
      'Sa ibang site ginamit ang passkey na ito. Buksan ang Saya sa sarili nitong address at subukan muli.',
    ],
  },
  passkey_unverified: {
    status: 422,
    text: [
      'Your device did not ask for your face, finger or PIN. Turn on its screen lock and try again.',
      'Hindi hiningi ng device ang mukha, daliri o PIN mo. I-on ang screen lock nito at subukan muli.',
    ],
  },
  passkey_refused: {
    status: 422,
    text: [
      'We could not check this passkey. Please try again or log in with a code.',
      'Hindi namin na-check ang passkey na ito. Subukan muli o mag-log in gamit ang code.',
    ],
  },
  passkey_unknown: {
    status: 422,
    text: [
      'This passkey does not belong to an account here, or was removed. Log in another way.',
      'Walang account dito ang passkey na ito, o inalis na ito. Mag-log in sa ibang paraan.',
    ],
  },
  passkey_copied: {
    status: 422,
    text: [
      'This passkey may have been copied, so we stopped this. Remove it from your account and add a new one.',
      'Posibleng nakopya ang passkey na ito kaya itinigil namin. Alisin ito sa account mo at magdagdag ng bago.',
    ],
  },
  passkey_tries_exceeded: {
    status: 429,
    text: [
      'Too many tries with a passkey. Log in with a code, or try again later.',
      'Sobrang daming pagsubok gamit ang passkey. Mag-log in gamit ang code, o subukan muli mamaya.',
    ],
  },
  passkey_known: {
    status: 409,
    text: ['This passkey was already added.', 'Naidagdag na ang passkey na ito.'],
  },
  passkeys_full: {
    status: 409,
    text: [
      `You can have up to ${passkeyLimits.most} passkeys. Remove one you no longer use first.`,
      `Hanggang ${passkeyLimits.most} passkey lang. Alisin muna ang hindi mo na ginagamit.`,
    ],
  },
  passkeys_exhausted: {
    status: 429,
    text: [
      'You tried to add many passkeys today. Please try again tomorrow.',
      'Marami ka nang sinubukang idagdag na passkey ngayon. Subukan muli bukas.',
    ],
  },
  passkey_missing: {
    status: 409,
    text: ['Add a passkey on this site first.', 'Magdagdag muna ng passkey sa site na ito.'],
  },
  passkey_name_invalid: {
    status: 400,
    text: [
      `Give it a name of 1 to ${passkeyLimits.nameMost} characters.`,
      `Bigyan ito ng pangalang 1 hanggang ${passkeyLimits.nameMost} karakter.`,
    ],
  },
  handoff_invalid: {
    status: 422,
    text: [
      'This link was already used or has expired. Please log in.',
      'Nagamit na o expired na ang link na ito. Mag-log in muna.',
    ],
  },
})
