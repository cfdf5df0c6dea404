import { refusals } from '../refusal.ts'

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
