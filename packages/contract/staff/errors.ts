import { refusals } from '../refusal.ts'

/** How long the password of an operator is. A member's is shorter, since what it opens is one account. */
export const staffPassword = { least: 12, most: 128 } as const

export const staffErrors = refusals({
  sign_in_refused: {
    status: 422,
    text: ['Wrong email address or password.', 'Mali ang email address o ang password.'],
  },
  code_refused: {
    status: 422,
    text: [
      'This code is wrong or was already used. Enter the newest code.',
      'Mali o nagamit na ang code na ito. Ilagay ang pinakabagong code.',
    ],
  },
  ticket_expired: {
    status: 422,
    text: [
      'Your session expired. Please start again with your password.',
      'Nag-expire ang session mo. Magsimula muli sa password.',
    ],
  },
  password_lapsed: {
    status: 422,
    text: [
      'This first password was valid for one day. Ask whoever runs the platform for a new one.',
      'Isang araw lang ang bisa ng unang password na ito. Humingi ng bago sa nagpapatakbo ng platform.',
    ],
  },
  password_needed: {
    status: 422,
    text: [
      'Please choose a password of your own. The first one is for this sign-in alone.',
      'Pumili ng sarili mong password. Para lang sa unang pag-log in ang una.',
    ],
  },
  password_short: {
    status: 400,
    text: [
      `Use ${staffPassword.least} to ${staffPassword.most} characters for your password.`,
      `Gumamit ng ${staffPassword.least} hanggang ${staffPassword.most} karakter para sa password mo.`,
    ],
  },
  password_known: {
    status: 422,
    text: [
      'This password is easy to guess or is the one you have now. Please choose another.',
      'Madaling hulaan ang password na ito, o ito na ang gamit mo. Pumili ng iba.',
    ],
  },
  password_refused: {
    status: 422,
    text: [
      'That is not your present password. Please type it again.',
      'Hindi iyan ang kasalukuyan mong password. I-type ulit.',
    ],
  },
  attempts_exceeded: {
    status: 429,
    text: [
      'Too many tries. Use a browser that you signed in with before, or wait.',
      'Sobrang daming subok. Gamitin ang browser na ginamit mo na dati, o maghintay.',
    ],
  },
  view_name_taken: {
    status: 409,
    text: [
      'You already have a view with this name. Choose another name.',
      'May view ka na sa pangalang ito. Pumili ng iba.',
    ],
  },
  views_exceeded: {
    status: 422,
    text: [
      'You have the maximum number of saved views for this list. Please delete one first.',
      'Puno na ang saved views mo sa listahang ito. Mag-delete muna ng isa.',
    ],
  },
  changed_meanwhile: {
    status: 409,
    text: [
      'A colleague changed this in the meantime. You see the new version. Please check it again.',
      'May kasamahang nagbago nito. Ang bagong version ang nakikita mo. I-check ulit.',
    ],
  },
})
