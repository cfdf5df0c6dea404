import { refusals } from '../refusal.ts'

export const limitErrors = refusals({
  limit_amount: {
    status: 422,
    text: ['Enter an amount from ₱{min} to ₱{max}.', 'Maglagay ng halagang mula ₱{min} hanggang ₱{max}.'],
  },
  limit_minutes: {
    status: 422,
    text: ['Enter a time from {min} to {max} minutes.', 'Maglagay ng oras na mula {min} hanggang {max} minuto.'],
  },
  limit_changes_full: {
    status: 429,
    text: [
      'You have asked to raise your limits many times today. They stay as they are. Please try again tomorrow.',
      'Maraming beses mo nang hiniling na itaas ang mga limit mo ngayon. Mananatili ang mga ito. Subukan muli bukas.',
    ],
  },
  limit_change_gone: {
    status: 409,
    text: [
      'This change is no longer waiting. Your limit is as shown. Ask again if you still want it.',
      'Hindi na naghihintay ang pagbabagong ito. Ang limit mo ay ang nakikita mo. Humiling muli kung gusto mo pa rin.',
    ],
  },
  limit_change_early: {
    status: 409,
    text: [
      'You can confirm this change from {from}. Until then your limit stays as it is.',
      'Makukumpirma mo ang pagbabagong ito mula {from}. Hanggang noon, mananatili ang limit mo.',
    ],
  },
})
