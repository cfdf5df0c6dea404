import { texts } from '../../shared/texts.ts'

export const serviceTexts = texts({
  title: ['Customer Service', 'Tulong sa customer'],
  back: ['Back', 'Bumalik'],
  chat: ['Live chat', 'Live chat'],
  chatLine: [
    'Our chat is run by a partner. It is told your name and e-mail, so that you can be answered. Never write a password or a code.',
    'Kasosyo ang nagpapatakbo ng chat. Sinasabi rito ang pangalan at e-mail mo para masagot ka. Huwag isulat ang password o code.',
  ],
  chatLineGuest: [
    'Our chat is run by a partner. Never write a password or a code.',
    'Kasosyo ang nagpapatakbo ng chat. Huwag isulat ang password o code.',
  ],
  loading: ['Loading', 'Naglo-load'],
  more: ['More help', 'Iba pang tulong'],
  helpCenter: ['Help centre', 'Sentro ng tulong'],
  helpCenterLine: ['Deposits, withdrawals, your account', 'Deposito, withdrawal, account mo'],
  faq: ['FAQ', 'FAQ'],
  faqLine: ['Short answers to what players ask', 'Maiikling sagot sa tanong ng mga manlalaro'],
  feedback: ['Feedback', 'Feedback'],
  feedbackLine: ['Tell us what is good or missing', 'Sabihin kung ano ang maganda o kulang'],
  about: ['About us', 'Tungkol sa amin'],
  aboutLine: ['Who we are, and where else we are', 'Sino kami, at saan pa kami makikita'],
  address: ['E-mail and post', 'E-mail at koreo'],
  addressLine: ['At the end of the Privacy Policy', 'Nasa dulo ng Patakaran sa Privacy'],
})
