import { texts } from '../../shared/texts.ts'

export const couponTexts = texts({
  page: ['Cashback', 'Cashback'],
  back: ['Back', 'Bumalik'],
  ticket: ['Cashback ticket', 'Tiket ng cashback'],
  share: (percent: number) => [`${percent}% deposit bonus`, `${percent}% bonus sa deposito`],
  cap: (cap: string) => [`Up to ₱${cap} on one deposit`, `Hanggang ₱${cap} sa isang deposito`],
  least: (least: string) => [`Minimum deposit ₱${least}`, `Hindi bababa sa ₱${least} na deposito`],
  left: (count: number) => [`${count} ${count === 1 ? 'ticket' : 'tickets'} left`, `${count} tiket ang natitira`],
  none: ['No tickets right now', 'Walang tiket ngayon'],
  noneLine: [
    'You can deposit without one. When you are given a ticket, it is shown here.',
    'Makapagdedeposito ka kahit wala. Kapag binigyan ka ng tiket, makikita ito rito.',
  ],
  deposit: ['Deposit now', 'Magdeposito na'],
  how: ['How it works', 'Paano ito gumagana'],
  stepTurnOn: [
    'Open Deposit and choose a payment method. If you have a ticket, its switch is on; you can turn it off.',
    'Buksan ang Deposito at pumili ng paraan ng pagbayad. Kung may tiket ka, bukas ang switch nito; puwede mo itong patayin.',
  ],
  stepPay: [
    'Pay. Once your deposit is complete, the bonus is added to your balance with it. One ticket goes with one deposit: the one that is paid first.',
    'Magbayad. Kapag nakumpleto ang deposito, kasabay na idaragdag ang bonus sa balanse mo. Isang tiket sa isang deposito: ang unang mabayaran.',
  ],
  stepBack: ['If you do not pay, you still have the ticket.', 'Kung hindi ka nagbayad, nasa iyo pa rin ang tiket.'],
  stepPlay: [
    'Before you withdraw the bonus, play it once: for ₱100 of bonus, bets of ₱100 altogether.',
    'Bago i-withdraw ang bonus, laruin ito nang isang beses: sa ₱100 na bonus, ₱100 na kabuuang taya.',
  ],
  history: ['Your bonuses of the last 30 days', 'Mga bonus mo sa huling 30 araw'],
  noHistory: ['No deposit bonus yet', 'Wala pang bonus sa deposito'],
  all: ['All bonuses', 'Lahat ng bonus'],
  loading: ['Loading...', 'Naglo-load...'],
  failed: ['This could not be loaded.', 'Hindi ito ma-load.'],
  again: ['Try again', 'Subukan muli'],
})
