import { texts } from '../../shared/texts.ts'

export const serviceTexts = texts({
  title: ['Customer Service', 'Customer Service'],
  back: ['Back', 'Bumalik'],
  chat: ['Live chat', 'Live chat'],
  chatLine: [
    'A partner runs our chat. We give them your name and email so that they can answer you. Never write your password or a code.',
    'Partner namin ang nagpapatakbo ng chat. Ibinibigay namin ang pangalan at email mo para masagot ka nila. Huwag isulat ang password o code mo.',
  ],
  chatLineGuest: [
    'A partner runs our chat. Never write your password or a code.',
    'Partner namin ang nagpapatakbo ng chat. Huwag isulat ang password o code mo.',
  ],
  loading: ['Loading', 'Naglo-load'],
  more: ['More help', 'Iba pang tulong'],
  helpCenter: ['Help Center', 'Help Center'],
  helpCenterLine: ['Deposits, withdrawals, your account', 'Deposit, withdrawal, account mo'],
  faq: ['FAQ', 'FAQ'],
  faqLine: ['Short answers to what players ask', 'Mabilis na sagot sa mga tanong ng player'],
  feedback: ['Feedback', 'Feedback'],
  feedbackLine: ['Tell us what you like or what is missing', 'Sabihin kung ano ang gusto mo o kulang'],
  about: ['About us', 'Tungkol sa amin'],
  aboutLine: ['Who we are and where to follow us', 'Sino kami at saan kami puwedeng i-follow'],
  address: ['Email and postal address', 'Email at postal address'],
  addressLine: ['At the end of the Privacy Policy', 'Nasa dulo ng Patakaran sa Privacy'],
})
