import { texts } from '../../shared/texts.ts'

export const lostNumberTexts = texts({
  title: ['I no longer have my number', 'Wala na sa akin ang number ko'],
  line: [
    'Ask us to move your account to the number you use now. We check that it is you before anything changes.',
    'Hilingin na ilipat ang account mo sa number na gamit mo ngayon. Titiyakin muna namin na ikaw ito bago may magbago.',
  ],
  start: ['Ask to move my account', 'Hilinging ilipat ang account ko'],
  oldNumber: ['The number you lost', 'Ang number na nawala'],
  newNumber: ['The number you use now', 'Ang number na gamit mo ngayon'],
  sent: ['We sent a code to the number you use now.', 'Nagpadala kami ng code sa number na gamit mo ngayon.'],
  notSent: ['We could not send the code. Please try again.', 'Hindi naipadala ang code. Subukan muli.'],
  code: ['6-digit code', '6-digit na code'],
  words: ['What happened? (optional)', 'Ano ang nangyari? (opsyonal)'],
  submit: ['Send request', 'Ipadala ang request'],
  failed: ['We could not send your request. Please try again.', 'Hindi naipadala ang request mo. Subukan muli.'],
  done: ['We have your request', 'Natanggap namin ang request mo'],
  doneLine: [
    'If the number you lost has a verified account, we call you to check that it is you. It takes at least a day. If you hear nothing in 7 days, ask again.',
    'Kung may verified na account ang number na nawala, tatawagan ka namin para tiyaking ikaw ito. Aabot ito ng isang araw o higit pa. Kung wala kang narinig sa loob ng 7 araw, humiling muli.',
  ],
})
