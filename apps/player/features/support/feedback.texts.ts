import { texts } from '../../shared/texts.ts'

export const feedbackTexts = texts({
  page: ['Feedback', 'Feedback'],
  back: ['Back', 'Bumalik'],
  line: [
    'Tell us what is good, what is missing or what went wrong. Our staff read all of it. Please write no password and no code.',
    'Sabihin sa amin kung ano ang maganda, kulang o nagkamali. Binabasa ng aming mga tauhan ang lahat. Huwag isulat ang password o code.',
  ],
  label: ['Your feedback', 'Ang feedback mo'],
  tooLong: ['The maximum number of characters exceeds the limit', 'Lumampas sa pinakamaraming karakter'],
  submit: ['Submit', 'Ipadala'],
  thanks: ['Thank you for your feedback!', 'Salamat sa feedback mo!'],
  failed: ['Your feedback was not sent. Please try again.', 'Hindi naipadala ang feedback mo. Subukan muli.'],
  write: ['Write to us', 'Sumulat sa amin'],
  writeLine: [
    'You need not be signed in, for example when you cannot get into your account. We answer by text or e-mail.',
    'Hindi kailangang naka-sign in, halimbawa kung hindi ka makapasok sa account mo. Sasagot kami sa text o e-mail.',
  ],
  message: ['Your message', 'Ang mensahe mo'],
  contact: ['Mobile number or e-mail', 'Mobile number o e-mail'],
  urgent: ['Is it urgent? Ask in the live chat', 'Agaran ba? Magtanong sa live chat'],
})
