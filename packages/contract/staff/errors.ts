import { refusals } from '../refusal.ts'

export const staffErrors = refusals({
  sign_in_refused: {
    status: 422,
    text: ['The e-mail address or the password is not right.', 'Mali ang e-mail address o ang password.'],
  },
  code_refused: {
    status: 422,
    text: ['That code is not right, or it was used already.', 'Mali ang code na iyan, o nagamit na.'],
  },
  ticket_expired: {
    status: 422,
    text: [
      'That took too long. Please begin again with your password.',
      'Masyadong matagal. Magsimula muli sa password.',
    ],
  },
  attempts_exceeded: {
    status: 429,
    text: ['Too many tries. Please wait before the next one.', 'Napakaraming subok. Maghintay bago ang susunod.'],
  },
  view_name_taken: {
    status: 409,
    text: ['You have a view of that name already.', 'May view ka na sa pangalang iyan.'],
  },
  views_exceeded: {
    status: 422,
    text: [
      'This list has as many views of yours as it can. Please delete one first.',
      'Puno na ang mga view mo ng listahang ito. Magbura muna ng isa.',
    ],
  },
  changed_meanwhile: {
    status: 409,
    text: [
      'Somebody changed this while you looked at it. It is shown anew; please look again.',
      'May nagbago nito habang tinitingnan mo. Ipinapakita itong muli; tingnan ulit.',
    ],
  },
})
