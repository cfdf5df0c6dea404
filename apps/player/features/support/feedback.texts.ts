import { texts } from '../../shared/texts.ts'

export const feedbackTexts = texts({
  page: ['Feedback', 'Feedback'],
  back: ['Back', 'Bumalik'],
  line: [
    'Tell us what you like, what is missing or what went wrong. Our staff read every message. Never write your password or a code.',
    'Sabihin kung ano ang gusto mo, ano ang kulang o ano ang naging problema. Binabasa ng staff namin ang lahat. Huwag isulat ang password o code mo.',
  ],
  label: ['Your feedback', 'Ang feedback mo'],
  tooLong: ['The maximum number of characters exceeds the limit', 'Lampas na sa limit ang dami ng karakter'],
  submit: ['Submit', 'Ipadala'],
  thanks: ['Thank you for your feedback!', 'Salamat sa feedback mo!'],
  failed: ['Your feedback was not sent. Please try again.', 'Hindi naipadala ang feedback mo. Subukan muli.'],
  write: ['Write to us', 'Sumulat sa amin'],
  writeLine: [
    'You do not need to log in, so you can write even if you cannot open your account. We answer by text or email.',
    'Hindi kailangang mag-log in, kaya makakasulat ka kahit hindi mo mabuksan ang account mo. Sasagot kami sa text o email.',
  ],
  message: ['Your message', 'Ang mensahe mo'],
  contact: ['Mobile number or email', 'Mobile number o email'],
  urgent: ['Urgent? Ask in the live chat', 'Urgent? Magtanong sa live chat'],
})
