import { refusals } from '../refusal.ts'

export const memberErrors = refusals({
  kyc_required: {
    status: 403,
    text: ['Submit your ID before you change your profile.', 'Isumite muna ang ID mo bago palitan ang profile mo.'],
  },
  username_invalid: {
    status: 400,
    text: ['Username: 5-30 letters and digits', 'Username: 5-30 letra at numero'],
  },
  username_taken: { status: 409, text: ['This username is not available.', 'Hindi available ang username na ito.'] },
  username_too_soon: {
    status: 409,
    text: [
      'You can change your username once every 90 days. You can change it again on {date}.',
      'Isang beses lang mapapalitan ang username kada 90 araw. Mapapalitan mo ito muli sa {date}.',
    ],
  },
  nick_name_invalid: {
    status: 400,
    text: ['Nick name: 5-30 letters and digits', 'Nickname: 5-30 letra at numero'],
  },
  nick_name_taken: { status: 409, text: ['This nick name is not available.', 'Hindi available ang nickname na ito.'] },
  email_invalid: { status: 400, text: ['Email Address Error', 'Mali ang email address'] },
  email_too_long: {
    status: 400,
    text: ['Email Address maxLength is 30', 'Hanggang 30 karakter lang ang email address'],
  },
  email_taken: {
    status: 409,
    text: ['This email address is not available.', 'Hindi available ang email address na ito.'],
  },
  phone_error: { status: 400, text: ['Phone number Error', 'Mali ang numero ng telepono'] },
  phone_taken: { status: 409, text: ['Phone number is not available.', 'Hindi available ang numero ng telepono.'] },
  code_missing: { status: 400, text: ['Missing verification code', 'Ilagay ang code'] },
  avatar_unknown: {
    status: 400,
    text: ['This picture was not found. Choose another one.', 'Hindi nahanap ang larawan. Pumili ng iba.'],
  },
  update_too_often: {
    status: 429,
    text: [
      'You have changed this too many times. Please try again later.',
      'Sobrang daming beses mo na itong pinalitan. Subukan muli mamaya.',
    ],
  },
})
