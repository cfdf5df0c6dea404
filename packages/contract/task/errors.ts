import { refusals } from '../refusal.ts'

export const taskErrors = refusals({
  task_unknown: {
    status: 404,
    text: ['This task is not available any more.', 'Wala na ang task na ito.'],
  },
  task_open: {
    status: 409,
    text: [
      'This task is not done yet. It can take a minute until we see what you did.',
      'Hindi pa tapos ang task na ito. Minsan isang minuto bago namin makita ang ginawa mo.',
    ],
  },
  task_collected: {
    status: 409,
    text: ['You have collected this already.', 'Nakolekta mo na ito.'],
  },
  task_checked_in: {
    status: 409,
    text: ['You have checked in today. See you tomorrow!', 'Naka-check in ka na ngayong araw. Hanggang bukas!'],
  },
  task_no_make_up: {
    status: 409,
    text: [
      'Yesterday cannot be made up for. You can still check in for today.',
      'Hindi na mahahabol ang kahapon. Puwede ka pa ring mag-check in para ngayon.',
    ],
  },
  task_account: {
    status: 403,
    text: [
      'Your account cannot collect Filcoins right now. Please contact Service.',
      'Hindi makakakolekta ng Filcoins ang account mo ngayon. I-contact ang Service.',
    ],
  },
  task_kyc_required: {
    status: 403,
    text: [
      'Verify your account to collect your Filcoins. It takes a few minutes.',
      'I-verify ang account mo para makolekta ang mga Filcoin mo. Ilang minuto lang ito.',
    ],
  },
  task_cap: {
    status: 409,
    text: [
      'This is more than can still be collected today before verification. Verify your account to collect it.',
      'Higit ito sa puwede pang kolektahin ngayong araw bago ma-verify. I-verify ang account mo para makolekta ito.',
    ],
  },
  task_id_cap: {
    status: 409,
    text: [
      'Another account with your ID has collected these Filcoins.',
      'May ibang account na may ID mo ang nakakolekta na ng mga Filcoins na ito.',
    ],
  },
})
