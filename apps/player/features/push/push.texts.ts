import { texts } from '../../shared/texts.ts'

export const pushTexts = texts({
  page: ['Notifications', 'Notifications'],
  close: ['Close', 'Isara'],
  loading: ['Loading', 'Naglo-load'],
  failed: [
    'We could not check your notifications. Please try again.',
    'Hindi na-check ang notifications mo. Subukan muli.',
  ],
  again: ['Try again', 'Subukan muli'],
  isOn: ['Notifications are on for this device.', 'Naka-on ang notifications sa device na ito.'],
  isOff: ['Notifications are off on this device.', 'Naka-off ang notifications sa device na ito.'],
  atOnce: ['At any hour', 'Anumang oras'],
  atOnceLine: [
    'Someone logs in on a new device, a changed password or number, a new withdraw account.',
    'May nag-log in sa bagong device, napalitang password o number, bagong withdraw account.',
  ],
  byDay: ['From 8 AM to 9 PM', 'Mula 8 AM hanggang 9 PM'],
  byDayLine: [
    'Deposits, withdrawals, your verification and what you redeem. What happens at night waits until morning.',
    'Deposit, withdrawal, verification at mga redemption mo. Maghihintay hanggang umaga ang nangyari sa gabi.',
  ],
  offers: ['Bonuses and offers', 'Mga bonus at offer'],
  offersLine: [
    'Only if you agreed to offers, and by day. You choose that under Privacy.',
    'Kung pumayag ka lang sa mga offer, at sa araw lang. Mapipili mo iyon sa Privacy.',
  ],
  toPrivacy: ['Open Privacy', 'Buksan ang Privacy'],
  turnOn: ['Turn on notifications', 'I-on ang notifications'],
  turnOff: ['Turn off notifications', 'I-off ang notifications'],
  turnedOn: ['Notifications are on.', 'Naka-on na ang notifications.'],
  turnedOff: ['Notifications are off.', 'Naka-off na ang notifications.'],
  notAllowed: [
    'Notifications stay off, because you did not allow them.',
    'Mananatiling naka-off ang notifications dahil hindi mo ito pinayagan.',
  ],
  onFailed: ['Notifications could not be turned on. Please try again.', 'Hindi na-on ang notifications. Subukan muli.'],
  offFailed: [
    'Notifications could not be turned off. Please try again.',
    'Hindi na-off ang notifications. Subukan muli.',
  ],
  blocked: [
    'Your browser blocks notifications from Saya. Open the settings of this site in your browser, allow notifications, and come back here.',
    'Naka-block sa browser mo ang notifications ng Saya. Buksan ang settings ng site na ito sa browser, payagan ang notifications, at bumalik dito.',
  ],
  install: [
    'On iPhone and iPad, notifications work from the Home Screen. Tap Share, then Add to Home Screen. Open Saya from there and come back here.',
    'Sa iPhone at iPad, gumagana ang notifications mula sa Home Screen. I-tap ang Share, saka Add to Home Screen. Buksan doon ang Saya at bumalik dito.',
  ],
  unsupported: [
    'This browser cannot show notifications. Your messages are always here in the app.',
    'Hindi kayang magpakita ng notifications ang browser na ito. Laging nasa app ang mga mensahe mo.',
  ],
  absent: [
    'Notifications are not available right now. Your messages are always here in the app.',
    'Hindi available ang notifications sa ngayon. Laging nasa app ang mga mensahe mo.',
  ],
  fine: ['Okay', 'Okay'],
  offerTitle: ['Know it right away', 'Malaman agad'],
  offerLine: [
    'We tell you on this device about withdrawals, deposits and the safety of your account. Nothing at night, unless your account needs you.',
    'Sasabihan ka namin sa device na ito tungkol sa withdrawal, deposit at kaligtasan ng account mo. Wala sa gabi, maliban kung kailangan ka ng account mo.',
  ],
  noThanks: ['No, thanks', 'Hindi, salamat'],
})
