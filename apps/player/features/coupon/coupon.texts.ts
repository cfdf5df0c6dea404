import { texts } from '../../shared/texts.ts'

export const couponTexts = texts({
  page: ['Cashback', 'Cashback'],
  back: ['Back', 'Bumalik'],
  ticket: ['Cashback ticket', 'Cashback ticket'],
  share: (percent: number) => [`${percent}% deposit bonus`, `${percent}% deposit bonus`],
  cap: (cap: string) => [`Up to ₱${cap} on one deposit`, `Hanggang ₱${cap} kada deposit`],
  least: (least: string) => [`Minimum deposit ₱${least}`, `Minimum deposit ₱${least}`],
  left: (count: number) => [`${count} ${count === 1 ? 'ticket' : 'tickets'} left`, `${count} ticket ang natitira`],
  none: ['No tickets right now', 'Walang ticket ngayon'],
  noneLine: [
    'You can deposit without a ticket. When you get one, you will see it here.',
    'Puwede kang mag-deposit kahit walang ticket. Kapag may ticket ka na, makikita mo ito rito.',
  ],
  offers: ['Get tickets', 'Kumuha ng ticket'],
  deposit: ['Deposit now', 'Mag-deposit na'],
  how: ['How it works', 'Paano ito gamitin'],
  stepTurnOn: [
    'Open Deposit and choose a payment method. If you have a ticket, it is switched on. You can switch it off.',
    'Buksan ang Deposit at pumili ng payment method. Kung may ticket ka, naka-on na ito. Puwede mo itong i-off.',
  ],
  stepPay: [
    'Pay. When your deposit is completed, the bonus is added to your balance with it. Each ticket works for one deposit: the one you pay first.',
    'Magbayad. Kapag nakumpleto ang deposit, kasabay nitong papasok ang bonus sa balanse mo. Isang ticket kada deposit: ang una mong mabayaran.',
  ],
  stepBack: ['If you do not pay, you keep the ticket.', 'Kung hindi ka nagbayad, nasa iyo pa rin ang ticket.'],
  stepPlay: [
    'Before you withdraw the bonus, bet the same amount in total. For a ₱100 bonus, bet ₱100.',
    'Bago i-withdraw ang bonus, tumaya muna ng kaparehong halaga. Sa ₱100 na bonus, ₱100 na kabuuang taya.',
  ],
  history: ['Your bonuses in the last 30 days', 'Mga bonus mo sa nakaraang 30 araw'],
  noHistory: ['No deposit bonus yet', 'Wala pang deposit bonus'],
  all: ['All bonuses', 'Lahat ng bonus'],
})
