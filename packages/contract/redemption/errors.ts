import { refusals } from '../refusal.ts'

/** What is wrong with the form, each sentence as it stands below its field. */
export const recipientErrors = refusals({
  recipient_name_missing: {
    status: 422,
    text: ['Recipient name is required', 'Kailangan ang pangalan ng tatanggap'],
  },
  recipient_name_long: {
    status: 422,
    text: ['Recipient name: at most 20 characters', 'Hanggang 20 karakter lang ang pangalan ng tatanggap'],
  },
  recipient_phone_missing: {
    status: 422,
    text: ['Phone number is required', 'Kailangan ang numero ng telepono'],
  },
  recipient_phone_start: {
    status: 422,
    text: ['Phone number must start with 9 or 09', 'Dapat magsimula sa 9 o 09 ang numero ng telepono'],
  },
  recipient_phone_eleven: {
    status: 422,
    text: [
      "Sorry, it's not a valid phone number, should be 11 digits",
      'Hindi valid ang numero ng telepono. Dapat 11 digit ito',
    ],
  },
  recipient_phone_ten: {
    status: 422,
    text: [
      "Sorry, it's not a valid phone number, should be 10 digits",
      'Hindi valid ang numero ng telepono. Dapat 10 digit ito',
    ],
  },
  recipient_address_missing: {
    status: 422,
    text: ['Delivery address is required', 'Kailangan ang address ng delivery'],
  },
  recipient_address_long: {
    status: 422,
    text: ['Delivery address: at most 100 characters', 'Hanggang 100 karakter lang ang address ng delivery'],
  },
  recipient_address_shape: {
    status: 422,
    text: ['Allowed characters: A-Z, a-z, space, comma, period', 'Puwedeng gamitin: A-Z, a-z, espasyo, kuwit, tuldok'],
  },
  recipient_email_missing: {
    status: 422,
    text: ['Email address is required', 'Kailangan ang email address'],
  },
  recipient_email_long: {
    status: 422,
    text: ['Email address: at most 100 characters', 'Hanggang 100 karakter lang ang email address'],
  },
  recipient_email_shape: { status: 422, text: ['Email Address Error', 'Mali ang email address'] },
  recipient_store: {
    status: 422,
    text: ['Please choose a store', 'Pumili ng store'],
  },
})

export const redemptionErrors = refusals({
  redemption_kyc_required: {
    status: 403,
    text: [
      'Verify your account before you redeem. It takes a few minutes.',
      'I-verify muna ang account mo bago mag-redeem. Ilang minuto lang ito.',
    ],
  },
  redemption_review: {
    status: 403,
    text: [
      'We are checking your verification. You can redeem once it is approved.',
      'Sinusuri namin ang verification mo. Puwede kang mag-redeem kapag naaprubahan ito.',
    ],
  },
  redemption_account: {
    status: 403,
    text: [
      'Your account cannot redeem right now. Please contact Service.',
      'Hindi makakapag-redeem ang account mo ngayon. I-contact ang Service.',
    ],
  },
  redemption_paused: {
    status: 403,
    text: [
      'Redeeming is closed for your account right now. Nothing was taken. Service can tell you more.',
      'Sarado ngayon ang pag-redeem para sa account mo. Walang kinuha. I-contact ang Service para sa detalye.',
    ],
  },
  redemption_quantity: {
    status: 422,
    text: ['Please choose from 1 to 99 pieces.', 'Pumili ng 1 hanggang 99 na piraso.'],
  },
  redemption_method: {
    status: 422,
    text: ['This item is not delivered in this way.', 'Hindi ganito ang delivery ng item na ito.'],
  },
  redemption_points: {
    status: 409,
    text: ['Insufficient Points', 'Kulang ang Filcoins mo'],
  },
})

/** What staff read. */
export const redemptionDeskErrors = refusals({
  redemption_state: {
    status: 409,
    text: [
      'This redemption has moved on. You see where it stands now.',
      'Nagbago na ang redemption na ito. Ang kasalukuyang lagay nito ang nakikita mo.',
    ],
  },
})
