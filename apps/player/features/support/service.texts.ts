import { texts } from '../../shared/texts.ts'

export const serviceTexts = texts({
  title: ['Customer Service', 'Customer Service'],
  text: [
    'Write to us by e-mail or by post. Our address stands at the end of the Privacy Policy, and you need not sign in to read it.',
    'Sumulat sa amin sa e-mail o sa koreo. Nasa dulo ng Patakaran sa Privacy ang aming address, at hindi kailangang mag-log in para basahin ito.',
  ],
  toAddress: ['See our address', 'Tingnan ang aming address'],
  faq: ['Frequent questions', 'Mga madalas itanong'],
})
